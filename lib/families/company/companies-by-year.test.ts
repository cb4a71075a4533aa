import { figures } from '#content/site/figures';
import { listCustomers } from '#lib/facts/customers';
import { buildCompaniesByYear, groupByYear } from './companies-by-year';

const years = [
  { year: 2021, count: 3 },
  { year: 2022, count: 5 },
];
const named = (slug: string) => ({ slug, name: slug });
const company = (slug: string, liveSince: number) => ({ ...named(slug), liveSince });

describe('companies by year', () => {
  it('are grouped by the year they joined, earlier ones with the first year', () => {
    expect(groupByYear(years, [company('a', 2019), company('b', 2021), company('c', 2022)])).toEqual([
      { year: 2021, count: 3, added: 3, named: [named('a'), named('b')], others: 1 },
      { year: 2022, count: 5, added: 2, named: [named('c')], others: 1 },
    ]);
  });

  it('throw if more companies are named than joined', () => {
    expect(() =>
      groupByYear(
        years,
        ['a', 'b', 'c'].map((slug) => company(slug, 2022)),
      ),
    ).toThrow('2 companies joined in 2022, but 3 of them are named.');
  });

  it('add up to the number on all pages, with each customer once', () => {
    const { rows } = buildCompaniesByYear('de', 2026);
    const shown = rows.reduce((sum, { named, others }) => sum + named.length + others, 0);
    expect(shown).toBe(figures.partnerCompanies);
    expect(rows.flatMap(({ named }) => named.map(({ slug }) => slug)).toSorted()).toEqual(
      listCustomers()
        .map(({ slug }) => slug)
        .toSorted(),
    );
  });
});
