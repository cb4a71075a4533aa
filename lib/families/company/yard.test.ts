import { figures } from '#content/site/figures';
import { listCustomers } from '#lib/facts/customers';
import { buildYard, fillYears } from './yard';

const years = [
  { year: 2021, count: 3 },
  { year: 2022, count: 5 },
];
const company = (slug: string, liveSince: number) => ({ slug, name: slug, liveSince });

describe('the companies by year', () => {
  it('stand in the year in which they came, and the oldest in the first', () => {
    expect(fillYears(years, [company('a', 2019), company('b', 2021), company('c', 2022)])).toEqual([
      { year: 2021, count: 3, added: 3, named: [pick('a'), pick('b')], others: 1 },
      { year: 2022, count: 5, added: 2, named: [pick('c')], others: 1 },
    ]);
  });

  it('are no fewer than those with a name', () => {
    expect(() =>
      fillYears(
        years,
        ['a', 'b', 'c'].map((slug) => company(slug, 2022)),
      ),
    ).toThrow('In 2022 came 2 companies, but 3 have a name.');
  });

  it('are as many as every page says, each customer once', () => {
    const { rows } = buildYard('de', 2026);
    const shown = rows.reduce((sum, { named, others }) => sum + named.length + others, 0);
    expect(shown).toBe(figures.partnerCompanies);
    expect(rows.flatMap(({ named }) => named.map(({ slug }) => slug)).toSorted()).toEqual(
      listCustomers()
        .map(({ slug }) => slug)
        .toSorted(),
    );
  });
});

function pick(slug: string) {
  return { slug, name: slug };
}
