import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isComposing } from '#lib/core/composition';

export type PanelRef = RefObject<HTMLDivElement | null>;

/** The field of a panel. It is outside of it: on the search page, it is static markup. */
export const findField = ({ current }: PanelRef): HTMLInputElement | null | undefined =>
  current?.closest('main, dialog')?.querySelector<HTMLInputElement>('[type=search]');

/** The links of the results. */
export const listResults = ({ current }: PanelRef): HTMLElement[] => [
  ...(current?.querySelectorAll<HTMLElement>('[data-result]') ?? []),
];

/** Moves the focus between field and results by the arrow keys. */
function moveFocus(event: KeyboardEvent, stops: readonly HTMLElement[]): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const at = stops.findIndex((stop) => stop === event.target);
  const next = stops[at + step];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

/**
 * Listens to the field of a panel, and to the arrow keys in both.
 *
 * @param onText called with each change of the text, and when Enter is pressed
 */
export function useField(panel: PanelRef, onText: (text: string, isEnter: boolean) => void): void {
  const changeText = useEffectEvent(onText);
  useEffect(() => {
    const field = findField(panel);
    const end = new AbortController();
    const press = (event: KeyboardEvent): void => {
      if (!field || isComposing(event)) return;
      moveFocus(event, [field, ...listResults(panel)]);
      if (event.target !== field || event.key !== 'Enter') return;
      event.preventDefault();
      changeText(field.value.trim(), true);
    };
    field?.addEventListener('input', () => changeText(field.value.trim(), false), { signal: end.signal });
    for (const element of [field, panel.current])
      element?.addEventListener('keydown', press, { signal: end.signal });
    return () => end.abort();
  }, [panel]);
}
