import { homeContent } from '#content/home/index';
import { parseWithSource } from '#lib/content/parse-schema';
import { locales } from '#lib/i18n/locales';
import { findGaps } from '#tests/support/jest/find-gaps';
import { homeFamily } from './family';
import { homeSchema } from './schema';
import { buildHomeView } from './view';

describe('home', () => {
  it.each(locales)('has a complete view (%s)', (locale) => {
    const view = buildHomeView(locale);
    expect(findGaps(view)).toEqual([]);
    expect(Object.keys(view).toSorted()).toEqual(
      [
        'name',
        'trail',
        'trailLabel',
        'title',
        'lead',
        'diagram',
        'servicesTitle',
        'servicesText',
        'splitTitle',
        'splitText',
        'split',
        'termsTitle',
        'termsText',
        'contactTitle',
        'contactText',
        'primaryAction',
        'secondaryAction',
        'termPaths',
        'allTerms',
        'contact',
        'stops',
        'lines',
        'proof',
        'proofTitle',
        'customers',
        'customersTitle',
      ].toSorted(),
    );
    expect(view.trail).toEqual([]);
    expect(view.stops).toHaveLength(7);
  });

  it('prints the shared figures with their units, as each language writes them', () => {
    expect(locales.map((locale) => buildHomeView(locale).proof.map(({ value }) => value))).toEqual([
      ['64', '3.2m', '410m', '30'],
      ['64', '3,2\u00a0Mio.', '410\u00a0Mio.', '30'],
    ]);
  });

  it('shows the ten customers, each with the address of its case study', () => {
    const { customers } = buildHomeView('de');
    expect(customers).toHaveLength(10);
    expect(customers[0]).toEqual({ name: 'Kontaro', slug: 'kontaro', path: '/de/case-studies/kontaro/' });
  });

  it('has every service on one line', () => {
    const paths = buildHomeView('en').lines.flatMap((line) => line.paths);
    expect(paths).toHaveLength(10);
    expect(new Set(paths).size).toBe(10);
  });

  it('checks every link it prints', () => {
    const [page] = homeFamily.pages('de');
    const view = buildHomeView('de');
    const printed = [view.primaryAction.path, view.secondaryAction.path, ...view.termPaths];
    expect(page?.source?.links().map(({ href }) => href)).toEqual(printed);
  });

  it('says what is wrong with its content in one line', () => {
    const broken = { ...homeContent.de, title: 'Kurz' };
    expect(() => parseWithSource(homeSchema, broken, { file: 'content/home/index.ts (de)' })).toThrow(
      /^content\/home\/index\.ts \(de\): title: expected at least 10 characters, found 4$/,
    );
  });
});
