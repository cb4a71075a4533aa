import { isComposing } from '#lib/core/composition';
import type { Sound } from './player-sound';

/** Seconds that a key seeks by. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -5, ArrowRight: 5, j: -10, l: 10 };

/** Additional keys of the slider, as the ARIA pattern demands. */
const sliderSteps: Readonly<Record<string, number>> = {
  ArrowDown: -5,
  ArrowUp: 5,
  PageDown: -30,
  PageUp: 30,
  Home: -Infinity,
  End: Infinity,
};

/** Whether a control inside the player handles the key itself. */
function isTaken(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.matches('select') || (key === ' ' && target.matches('button'));
}

/** Keyboard control while the focus is in one of the elements: space and `k` toggle, arrows, `j` and `l` seek. */
export function listenToKeys(
  elements: readonly HTMLElement[],
  sound: Pick<Sound, 'at' | 'seek'>,
  toggle: () => void,
  signal: AbortSignal,
): void {
  const act = (event: KeyboardEvent): void => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || isComposing(event) || isTaken(target, key)) return;
    const isSlider = target instanceof HTMLElement && target.role === 'slider';
    const step = steps[key] ?? (isSlider ? sliderSteps[key] : undefined);
    if (step !== undefined) sound.seek(sound.at() + step);
    else if (key === ' ' || key === 'k') toggle();
    else return;
    event.preventDefault();
  };
  for (const element of elements) element.addEventListener('keydown', act, { signal });
}
