import { brand } from '#content/site/brand';
import { customers } from '#content/site/customers';
import { ecosystem } from '#content/site/ecosystem';
import { figures } from '#content/site/figures';
import { locales } from '#lib/i18n/locales';
import { findGaps } from '#tests/support/jest/find-gaps';
import { companyPages, type CompanyEntryOf } from './collection';
import { companyFamily } from './family';
import {
  buildAboutView,
  buildCompanyView,
  buildEcosystemView,
  buildPartnersView,
  buildWhyView,
} from './view';

const entries = locales.flatMap((locale) => companyPages.all(locale));
const about = (locale: 'en' | 'de') =>
  buildAboutView(companyPages.get(locale, 'about') as CompanyEntryOf<'about'>);
const partners = (locale: 'en' | 'de') =>
  buildPartnersView(companyPages.get(locale, 'partners') as CompanyEntryOf<'partners'>);
const suppliers = (locale: 'en' | 'de') =>
  buildEcosystemView(companyPages.get(locale, 'ecosystem-partners') as CompanyEntryOf<'ecosystem-partners'>);
const why = (locale: 'en' | 'de') =>
  companyPages.get(locale, 'why-the-product') as CompanyEntryOf<'why-the-product'>;

describe('company', () => {
  it.each(entries.map((entry) => [entry.file, entry] as const))('%s has a complete view', (_file, entry) => {
    const view = buildCompanyView(entry);
    expect(findGaps(view)).toEqual([]);
    // Every quoted fact is filled in.
    expect(JSON.stringify(view)).not.toMatch(/\{\w+\}/);
    expect(view.trail).toHaveLength(1);
  });

  it('gives each page a template of its own, with the services where it prints them', () => {
    const pages = companyFamily.pages('en');
    expect(pages.map(({ template }) => template).toSorted()).toEqual([
      'about',
      'ecosystem-partners',
      'partner-information',
      'partners',
      'why-the-product',
    ]);
    expect(
      pages
        .filter(({ staticQueries }) => staticQueries.length > 0)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['ecosystem-partners', 'partners']);
  });

  it('writes years and figures from the shared modules, as the language does', () => {
    expect(about('de').figures.map(({ value }) => value)).toEqual([
      String(figures.partnerCompanies),
      '3,2\u00a0Mio.',
      `${figures.paymentsInMillions}\u00a0Mio.`,
      String(figures.employees),
    ]);
    expect(
      about('en')
        .history.stations.map(({ year }) => year)
        .slice(0, 2),
    ).toEqual([String(brand.foundedYear), String(brand.licensedYear)]);
    for (const locale of locales) {
      const years = about(locale).history.stations.map(({ year }) => Number(year));
      expect(years).toEqual(years.toSorted((a, b) => a - b));
    }
  });

  it.each(locales)('names every partner company and every supplier once, by name (%s)', (locale) => {
    const { rows } = partners(locale);
    expect(rows.map(({ name }) => name)).toEqual(
      customers.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, locale)),
    );
    expect(
      rows.every(({ servicePaths }) => servicePaths.every((path) => path.startsWith(`/${locale}/services/`))),
    ).toBe(true);
    const { groups } = suppliers(locale);
    expect(groups.flatMap(({ companies }) => companies)).toHaveLength(
      ecosystem.flatMap(({ companies }) => [...companies]).length,
    );
    expect(new Set(groups.map(({ note }) => note)).size).toBe(2);
  });

  it('names cities as the language does', () => {
    const cityOf = (locale: 'en' | 'de', company: string) =>
      [...partners(locale).rows, ...suppliers(locale).groups.flatMap(({ companies }) => companies)].find(
        ({ name }) => name === company,
      )?.city;
    const companies = ['Voltreise', 'Lohnlicht', 'Belegbrücke', 'Kontaro'];
    expect(companies.map((name) => cityOf('en', name))).toEqual([
      'Munich',
      'Cologne',
      'Nuremberg',
      'Hamburg',
    ]);
    expect(companies.map((name) => cityOf('de', name))).toEqual(['München', 'Köln', 'Nürnberg', 'Hamburg']);
  });

  it('draws the same diagrams in both languages, in other words', () => {
    const shape = ({ nodes, tracks }: ReturnType<typeof why>['before']['diagram']) => ({
      tracks,
      nodes: nodes.map(({ id, kind, at, aspect }) => ({ id, kind, at, aspect })),
    });
    for (const part of ['before', 'after'] as const) {
      expect(shape(why('de')[part].diagram)).toEqual(shape(why('en')[part].diagram));
      expect(why('de')[part].diagram.alt).not.toBe(why('en')[part].diagram.alt);
    }
  });

  it('renders links in cells and leads', () => {
    const { duties } = buildWhyView(why('en'));
    expect(duties.html).toContain('<a href="/en/partner-information/">');
    expect(duties.table.rows[0]).toHaveLength(duties.table.head.length);
  });
});
