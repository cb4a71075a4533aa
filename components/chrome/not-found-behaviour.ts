import type { OnPage } from '#lib/page-data/browser/page-events';
import type { LoadShared } from './show-nearest';

/** Says on a 404 page which address was asked for, and which pages have a name like it. */
export function addNotFoundBehaviour(onPage: OnPage, load: LoadShared): void {
  onPage((root) => {
    if (!root.querySelector('[data-asked]')) return;
    // Without the script the page is complete: the usual links stand there.
    void import('./show-nearest').then(
      ({ showAsked, showNearest }) => {
        if (showAsked(root, location.pathname)) void showNearest(root, location.pathname, load);
      },
      () => undefined,
    );
  });
}
