import { existsSync } from 'node:fs';
import { figures } from '#content/site/figures';
import { keyFigures } from '#content/site/key-figures';
import { locales } from '#lib/i18n/locales';
import { findGaps } from '#tests/support/jest/find-gaps';
import { pressPages, releases } from './collection';
import { pressFamily } from './family';
import { buildPressView, buildReleaseView, groupReleases } from './view';

const press = (locale: 'en' | 'de') => buildPressView(pressPages.get(locale, 'press'));
const countWords = (html: string): number => html.split(/[\s\u00a0]+/).length;

describe('press', () => {
  it.each(locales)('has complete views (%s)', (locale) => {
    for (const view of [press(locale), ...releases.all(locale).map(buildReleaseView)]) {
      expect(findGaps(view)).toEqual([]);
      expect(JSON.stringify(view)).not.toMatch(/\{\w+\}/);
    }
  });

  it.each(locales)('describes the company in just 50 and 100 words (%s)', (locale) => {
    const { short, long } = press(locale).boilerplate;
    expect([short, long].map(({ html }) => countWords(html))).toEqual([50, 100]);
  });

  it('offers logos that exist, with their size, and knows which stand on a dark ground', () => {
    const { items } = press('de').logos;
    expect(items.every(({ href }) => existsSync(`public${href}`))).toBe(true);
    expect(items.every(({ size }) => /^\d,\d\u00a0kB$/.test(size))).toBe(true);
    expect(items.filter(({ isOnDark }) => isOnDark)).toHaveLength(2);
  });

  it('names a logo that is missing', () => {
    const entry = pressPages.get('en', 'press');
    const broken = {
      ...entry,
      logos: { ...entry.logos, items: [{ file: 'none.svg', title: 'None', note: 'none' }] },
    };
    expect(() => buildPressView(broken)).toThrow(
      'content/press/pages/press/en.md: logos: expected a file public/documents/press/none.svg, found none',
    );
  });

  it('sorts releases by year, the newest first, and leads from one to the next', () => {
    const [release] = releases.all('en');
    if (!release) throw new Error('There is no release.');
    const make = (slug: string, date: string) => ({ ...release, slug, date });
    const years = groupReleases([make('a', '2025-03-01'), make('b', '2026-02-01'), make('c', '2026-10-01')]);
    expect(years.map(({ year, items }) => [year, items.map(({ path }) => path)])).toEqual([
      ['2026', ['/en/press/c/', '/en/press/b/']],
      ['2025', ['/en/press/a/']],
    ]);
    const newest = groupReleases(releases.all('en')).flatMap(({ items }) => items)[0];
    const entry = releases.all('en').find(({ slug }) => newest?.path.includes(`/${slug}/`));
    if (entry) expect(buildReleaseView(entry).newer).toBeNull();
  });

  it('has the day of a release in the sitemap and in the description for search engines', () => {
    const page = pressFamily.pages('en').find(({ template }) => template === 'release');
    expect(page?.schema).toMatchObject({ '@type': 'NewsArticle', datePublished: page?.modified });
  });

  it('quotes in the release of October 2026 what the shared figures say', () => {
    const entry = releases.get('en', '64-partner-companies');
    expect(entry.figures.map(({ value }) => value)).toEqual([
      String(figures.partnerCompanies),
      `${figures.accountsInMillions}m`,
      String(figures.employees),
    ]);
    const last = keyFigures[4];
    expect(entry.figures.map(({ note }) => note)).toEqual(
      [last.partnerCompanies, `${last.accountsInMillions}m`, last.employees].map(
        (value) => `${value} at the end of 2025`,
      ),
    );
  });
});
