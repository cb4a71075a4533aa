import type { HistoryEntries } from '#lib/page-data/core/history-entries';
import { keepPlace } from './keep-place';

/** Milliseconds without scrolling after which the position is written into the history entry. */
const scrollPause = 120;

/**
 * Takes scroll restoration over from the browser while the document is shown: the browser restores
 * positions when a document is loaded, the runtime when a page is shown.
 *
 * @param entries remember where the visitor has stopped scrolling
 */
export function manageScrollRestoration({
  saveScroll,
  leftAt,
}: Pick<HistoryEntries, 'saveScroll' | 'leftAt'>): void {
  // The browser has restored it as far as the document's height allowed.
  keepPlace(window, leftAt());
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
