import { readdirSync, readFileSync } from 'node:fs';
import { figures } from '#content/site/figures';
import { buildSlug } from '#lib/core/slug';
import { readOffer } from '#lib/families/countries/schema';
import { buildView } from '#lib/families/countries/view';
import { needsBic, sepaCountries } from '#lib/forms/rules/sepa-countries';
import { formatCountry } from '#lib/i18n/format';
import { locales, type Locale } from '#lib/i18n/locales';

const { programmes, onRequest } = readOffer();
const passport = [...programmes.map(({ code }) => code), ...onRequest];
const sort = (items: readonly string[]): string[] => items.toSorted();

const readLicence = (locale: Locale): string => readFileSync(`content/text/license/${locale}.md`, 'utf8');

/** States in the list of the page about the licence, with the country code of their IBANs. */
const readLicenceStates = (locale: Locale): Map<string, string | undefined> =>
  new Map(
    [...readLicence(locale).matchAll(/^- (\p{Lu}[\p{L} ]+?)(?: `(\w\w)`)?$/gmu)].map(
      ([, name = '', code]) => [name, code],
    ),
  );

/** The same of the states in the table, which have their own IBANs. */
const readLicenceTable = (locale: Locale): Map<string, string> =>
  new Map(
    [...readLicence(locale).matchAll(/^\| `(\w\w)` \| ([^|]+) \|/gm)].map(([, code = '', name = '']) => [
      name,
      code,
    ]),
  );

describe('the offer by country', () => {
  it('names every state of the passport once', () => {
    expect(sort(passport)).toEqual(sort(sepaCountries.filter((code) => !needsBic(code))));
    expect(passport).toHaveLength(figures.passportCountries);
  });

  it.each(locales)('agrees with the page about the licence (%s)', (locale) => {
    const table = readLicenceStates(locale);
    expect(sort([...table.keys()])).toEqual(sort(passport.map((code) => formatCountry(code, locale))));
    const own = programmes.filter(({ code, iban }) => code === iban).map(({ code }) => code);
    expect(sort([...table.values()].filter((code) => code !== undefined))).toEqual(sort(own));
    expect(sort(own)).toEqual(sort(figures.ibanCountries));
    const coded = [...table].filter(([, code]) => code !== undefined);
    expect(new Map(coded)).toEqual(readLicenceTable(locale));
  });

  it('has a programme exactly where customer information exists, with the same IBAN', () => {
    const pages = readdirSync('content/customer-information').filter((name) => name.endsWith('-iban'));
    const expected = programmes.map(
      ({ code, iban }) => `${buildSlug(formatCountry(code, 'en'))}-${iban.toLowerCase()}-iban`,
    );
    expect(sort(expected)).toEqual(sort(pages));
  });

  it.each(locales)('lists every SEPA country once; loans are German (%s)', (locale) => {
    const { plates, table, others } = buildView(locale);
    const { rows, filterValues } = table;
    expect(rows).toHaveLength(programmes.length);
    expect(filterValues).toHaveLength(rows.length);
    const names = [
      ...rows.map(([name]) => name ?? ''),
      ...others.flatMap(({ items }) => items.map(({ name }) => name)),
    ];
    expect(sort(names)).toEqual(sort(sepaCountries.map((code) => formatCountry(code, locale))));
    const [, iban, loans] = rows.find(([name]) => name === formatCountry('DE', locale)) ?? [];
    expect([iban, loans]).toEqual(['DE', locale === 'de' ? 'ja' : 'yes']);
    expect(plates.map(({ codes }) => codes.length)).toEqual([
      programmes.length,
      onRequest.length,
      sepaCountries.length - figures.passportCountries,
    ]);
    const payments = others
      .flatMap(({ items }) => items)
      .filter(({ values }) => values.includes('offer=paymentsonly'));
    expect(payments).toHaveLength(sepaCountries.length - figures.passportCountries);
  });
});
