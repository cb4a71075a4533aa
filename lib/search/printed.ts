/** Told by the place of results, up to its page, once others stand in it. */
export const printedEvent = 'results-printed';

/** Addresses of the results that stand in a page. */
export const listPrinted = (page: ParentNode): ReadonlySet<string | null> =>
  new Set([...page.querySelectorAll('[data-result]')].map((result) => result.getAttribute('href')));
