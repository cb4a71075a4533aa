import { entryKey } from '#lib/page-data/core/entry-key';

/**
 * Remembers where the present entry of the history was left, for a page whose content comes later than its position is
 * restored. Called before the content comes.
 *
 * @returns goes there, unless the visitor has moved meanwhile; to be called once the content stands there
 */
export function keepLeftPlace(signal: AbortSignal): () => void {
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
