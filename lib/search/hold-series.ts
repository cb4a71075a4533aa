import type { SearchPage } from './contract';

/**
 * Keeps pages that are alike from pushing others aside: the best of each series stands among the first pages, the others
 * of it behind them.
 *
 * @param pages the best first
 * @param first how many pages are seen first
 */
export function holdSeries(pages: readonly SearchPage[], first: number): SearchPage[] {
  const isBest = (page: SearchPage): boolean =>
    page.series === undefined || pages.find(({ series }) => series === page.series) === page;
  const seen = new Set(pages.filter(isBest).slice(0, first));
  return [...seen, ...pages.filter((page) => !seen.has(page))];
}
