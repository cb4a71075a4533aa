import { figures } from '#content/site/figures';
import { keyFigures } from '#content/site/key-figures';
import { listCustomers } from '#lib/facts/customers';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';

type CompanyCount = { readonly year: number; readonly count: number };

type NamedCompany = { readonly name: string; readonly slug: string; readonly liveSince: number };

/** Companies that joined in a year: those named on the site, and the number of others. */
type YearRow = CompanyCount & {
  readonly added: number;
  readonly named: readonly Pick<NamedCompany, 'name' | 'slug'>[];
  readonly others: number;
};

/**
 * Groups companies by the year they joined. Companies from before the first year count for the first.
 *
 * @param years in ascending order
 * @throws Error if a year has more named companies than joined
 */
export function groupByYear(years: readonly CompanyCount[], companies: readonly NamedCompany[]): YearRow[] {
  return years.map(({ year, count }, index) => {
    const added = count - (years[index - 1]?.count ?? 0);
    const from = index === 0 ? -Infinity : year;
    const named = companies.filter(({ liveSince }) => liveSince >= from && liveSince <= year);
    if (named.length > added)
      throw new Error(`${added} companies joined in ${year}, but ${named.length} of them are named.`);
    return {
      year,
      count,
      added,
      named: named.map(({ name, slug }) => ({ name, slug })),
      others: added - named.length,
    };
  });
}

/** Partner companies by year, with the texts of the page. */
export function buildCompaniesByYear(locale: Locale, thisYear: number) {
  const t = translate.company[locale];
  const ends = keyFigures.map(({ year, partnerCompanies }) => ({ year, count: partnerCompanies }));
  const years = [...ends, { year: thisYear, count: figures.partnerCompanies }];
  const customers = listCustomers();
  return {
    title: t('companiesByYear', { all: figures.partnerCompanies, named: customers.length }),
    note: t('companiesByYearNote'),
    rows: groupByYear(years, customers).map(({ year, count, added, named, others }) => ({
      year: String(year),
      count: String(count),
      text: t('companiesByYearRow', { year: String(year), count: String(count), added: String(added) }),
      named,
      others,
    })),
  };
}
