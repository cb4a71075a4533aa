import { entryKey } from '#lib/page-data/core/entry-key';

/**
 * Remembers the scroll position of the current history entry, for a page whose content is rendered after
 * scroll restoration. Call it before rendering.
 *
 * @returns restores the position, unless the visitor has scrolled; call it after rendering
 */
export function keepReturnScroll(signal: AbortSignal): () => void {
  const state = history.state as Readonly<Record<string, { readonly scroll?: number } | undefined>> | null;
  let top = state?.[entryKey]?.scroll;
  const leave = (): void => void (top = 0);
  for (const move of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(move, leave, { signal });
  return () => {
    if (top && !signal.aborted) scrollTo({ top, behavior: 'instant' });
    leave();
  };
}
