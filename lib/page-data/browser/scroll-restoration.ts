import type { HistoryEntries } from '#lib/page-data/core/history-entries';
import { holdScroll } from './hold-scroll';

/** Debounce in milliseconds before the scroll position is stored in the history entry. */
const scrollPause = 120;

/**
 * Replaces the browser's scroll restoration while the document is shown: the browser restores positions after
 * a document load, the runtime after a navigation.
 *
 * @param entries store the scroll position
 */
export function manageScrollRestoration({
  saveScroll,
  leftAt,
}: Pick<HistoryEntries, 'saveScroll' | 'leftAt'>): void {
  // The browser has restored it only as far as the document's height allowed.
  holdScroll(window, leftAt());
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
  let timer = 0;
  addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = window.setTimeout(saveScroll, scrollPause);
    },
    { passive: true },
  );
}
