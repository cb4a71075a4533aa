import { locales } from '#lib/i18n/locales';
import { findGaps } from '#tests/support/jest/find-gaps';
import { searchFamily } from './family';
import { buildSearchView } from './view';

describe('search', () => {
  it.each(locales)('has a complete view (%s)', (locale) => {
    expect(findGaps(buildSearchView(locale))).toEqual([]);
  });

  it('checks the pages it puts forward', () => {
    const [page] = searchFamily.pages('de');
    expect(page?.source?.links().map(({ href }) => href)).toEqual(buildSearchView('de').taskPaths);
  });
});
