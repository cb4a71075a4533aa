import { readScroll } from '#lib/page-data/core/history-entries';

/** What visitors do to look at another place. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Positions are whole pixels in the entry, and fractions in the window. */
const slack = 2;

/** Whether the window shows a position, or the end of a page that is too short for it. */
function isNear(position: number): boolean {
  const end = document.documentElement.scrollHeight - innerHeight;
  return Math.abs(scrollY - Math.min(position, end)) <= slack;
}

/**
 * Remembers where the present entry of the history was left, for a page whose content comes later than its position is
 * restored. Called before the content comes.
 *
 * @returns goes there, unless the visitor has moved meanwhile; to be called once the content stands there
 */
export function keepLeftPlace(signal: AbortSignal): () => void {
  const position = readScroll(history.state);
  let isKept = position > 0 && isNear(position);
  const leave = (): void => void (isKept = false);
  for (const move of moves) addEventListener(move, leave, { signal, passive: true });
  return () => {
    if (isKept && !signal.aborted) scrollTo({ top: position, behavior: 'instant' });
    leave();
  };
}
