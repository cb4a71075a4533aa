import type { SearchPage } from './contract';

/**
 * Keeps a series of similar pages from filling the first results: only its best page stays there.
 *
 * @param pages sorted by rank
 * @param first number of first results
 */
export function limitSeries(pages: readonly SearchPage[], first: number): SearchPage[] {
  const isBest = (page: SearchPage): boolean =>
    page.series === undefined || pages.find(({ series }) => series === page.series) === page;
  const seen = new Set(pages.filter(isBest).slice(0, first));
  return [...seen, ...pages.filter((page) => !seen.has(page))];
}
