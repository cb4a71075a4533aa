import type { PageContext } from '#lib/page-data/contract';

/** How code outside the page host observes the current page. */
export type PageSubscription = {
  /** Context of the current page; initially the document's own. */
  readonly current: () => PageContext;
  /**
   * Calls a listener after each navigation, when head, header slice and `current()` are updated. Returns a
   * function that unsubscribes.
   */
  readonly subscribe: (listener: () => void) => () => void;
};
