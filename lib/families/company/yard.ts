import { figures } from '#content/site/figures';
import { keyFigures } from '#content/site/key-figures';
import { listCustomers } from '#lib/facts/customers';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';

/** Partner companies at the end of a year. */
export type YardYear = { readonly year: number; readonly count: number };

/** A company with a name, in the year since which it is live. */
export type NamedCompany = { readonly name: string; readonly slug: string; readonly liveSince: number };

/** The companies that came in a year: those with a name, and how many others. */
export type YardRow = YardYear & {
  readonly added: number;
  readonly named: readonly Pick<NamedCompany, 'name' | 'slug'>[];
  readonly others: number;
};

/**
 * Sets every company into the year in which it came; what was there before the first year counts for that one.
 *
 * @param years the first one first
 * @throws Error where a year has more names than companies
 */
export function fillYears(years: readonly YardYear[], companies: readonly NamedCompany[]): YardRow[] {
  return years.map(({ year, count }, index) => {
    const added = count - (years[index - 1]?.count ?? 0);
    const from = index === 0 ? -Infinity : year;
    const named = companies.filter(({ liveSince }) => liveSince >= from && liveSince <= year);
    if (named.length > added)
      throw new Error(`In ${year} came ${added} companies, but ${named.length} have a name.`);
    return {
      year,
      count,
      added,
      named: named.map(({ name, slug }) => ({ name, slug })),
      others: added - named.length,
    };
  });
}

/** All partner companies by the year in which they came, as the page prints them. */
export function buildYard(locale: Locale, thisYear: number) {
  const t = translate.company[locale];
  const ends = keyFigures.map(({ year, partnerCompanies }) => ({ year, count: partnerCompanies }));
  const years = [...ends, { year: thisYear, count: figures.partnerCompanies }];
  const customers = listCustomers();
  return {
    title: t('yard', { all: figures.partnerCompanies, named: customers.length }),
    note: t('yardNote'),
    rows: fillYears(years, customers).map(({ year, count, added, named, others }) => ({
      year: String(year),
      count: String(count),
      text: t('yardRow', { year: String(year), count: String(count), added: String(added) }),
      named,
      others,
    })),
  };
}
