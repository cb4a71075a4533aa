import type { PageContext } from '#lib/page-data/contract';

/** How code outside the page host learns which page is shown. */
export type PageSubscription = {
  /** Context of the page shown; at first the document's own. */
  readonly current: () => PageContext;
  /**
   * Calls a listener each time a navigation has put a page into the document: head, header slice and
   * `current()` are then the new page's. Gives a function that ends it.
   */
  readonly subscribe: (listener: () => void) => () => void;
};
