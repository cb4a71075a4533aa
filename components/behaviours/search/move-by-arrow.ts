import { isComposing } from '#lib/core/composition';

/** Leads by the arrow keys from the field to the results, from one to the next, and back. */
export function moveByArrow(event: KeyboardEvent, field: HTMLElement, root: ParentNode): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || isComposing(event)) return;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const stops = [field, ...root.querySelectorAll<HTMLElement>('[data-result]')];
  const at = stops.findIndex((stop) => stop === event.target);
  const next = stops[at + step];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
