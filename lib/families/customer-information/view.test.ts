import { locales } from '#lib/i18n/locales';
import { findGaps } from '#tests/support/jest/find-gaps';
import { customerInformationFamily } from './family';
import {
  buildCustomerInformationDetailView,
  buildCustomerInformationIndexView,
  detailId,
  listEntries,
  listTranslations,
} from './view';

const entries = listEntries();

describe('customer information', () => {
  it.each(entries.flatMap((entry) => locales.map((locale) => [entry.file, locale, entry] as const)))(
    '%s has a complete view under /%s/',
    (_file, locale, entry) => {
      const view = buildCustomerInformationDetailView(entry, locale);
      expect(findGaps(view)).toEqual([]);
      expect(view.language).toBe(entry.locale);
      expect(view.trail.map(({ path }) => path)).toEqual([`/${locale}/`, `/${locale}/customer-information/`]);
      expect(view.asOf.startsWith(entry.locale === 'de' ? 'Stand: ' : 'As of ')).toBe(true);
      expect(view.others.map(({ language }) => language)).not.toContain(entry.locale);
    },
  );

  it.each(locales)(
    'lists each country once, with a link to each language where it is at home (%s)',
    (locale) => {
      const view = buildCustomerInformationIndexView(locale);
      expect(findGaps(view)).toEqual([]);
      const paths = view.rows.flatMap(({ texts }) => texts.map(({ path }) => path));
      expect(paths.toSorted()).toEqual(
        entries.map((entry) => `/${entry.locale}/${detailId(entry)}/`).toSorted(),
      );
    },
  );

  it('keeps the letters of an account number with the word before them', () => {
    const kinds = locales.map(
      (locale) => new Set(buildCustomerInformationIndexView(locale).rows.map(({ iban }) => iban)),
    );
    expect(kinds).toEqual([new Set(['begins with\u00a0DE']), new Set(['beginnt mit\u00a0DE'])]);
  });

  it.each(locales)('is at home under its own language, and knows its translations (%s)', (locale) => {
    const [, ...pages] = customerInformationFamily.pages(locale);
    expect(pages).toHaveLength(entries.length);
    for (const [index, page] of pages.entries()) {
      const entry = entries[index];
      if (!entry) throw new Error('no entry');
      expect(page.canonical).toBe(`/${entry.locale}/${page.id}/`);
      expect(Object.keys(page.translations ?? {})).toEqual(
        listTranslations(entry).map((text) => text.locale),
      );
    }
  });
});
