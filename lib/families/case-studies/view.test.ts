import { listCustomers, type Customer } from '#lib/facts/customers';
import { listIndustryNames } from '#lib/facts/industries';
import { parseWithSource } from '#lib/content/parse-schema';
import { customerSlugSchema } from '#lib/facts/customers';
import type { CaseStudyEntry, Study } from './schema';
import { buildIndustryFilter, toListed } from './view';

const [first, second] = listIndustryNames();
if (!first || !second) throw new Error('There are two industries at least.');

/** A study of a customer of an industry. */
function make(slug: string, industry: { readonly slug: string }): Study {
  const [customer] = listCustomers();
  const entry = {
    locale: 'de',
    slug,
    name: slug,
    summary: 'x',
    figures: [{ value: '9', label: 'Anfragen' }],
  };
  return {
    entry: entry as unknown as CaseStudyEntry,
    customer: { ...customer, slug, name: slug, industry: industry.slug } as Customer,
  };
}

const studies = [make('a', first), make('b', second), make('c', second)];

describe('the choice of industries', () => {
  it('is offered only where there is one', () => {
    expect(buildIndustryFilter('de', studies.slice(0, 1))).toEqual([]);
    expect(buildIndustryFilter('de', studies.slice(1))).toEqual([]);
  });

  it('names each industry once, with its studies counted', () => {
    expect(buildIndustryFilter('de', studies)).toEqual([
      { name: first.name.de, path: `#industry-${first.slug}`, count: 1 },
      { name: second.name.de, path: `#industry-${second.slug}`, count: 2 },
    ]);
  });

  it('leads to the first study of the industry: one anchor each', () => {
    expect(studies.map(toListed).map(({ industry, anchor }) => [industry, anchor])).toEqual([
      [first.name.de, `industry-${first.slug}`],
      [second.name.de, `industry-${second.slug}`],
      [second.name.de, null],
    ]);
  });
});

describe('a study in a list', () => {
  it('stands with its first number', () => {
    expect(studies.map(toListed)[0]).toMatchObject({
      path: '/de/case-studies/a/',
      customer: 'a',
      figure: { value: '9', label: 'Anfragen' },
    });
  });

  it('is about a customer, or says so in one line', () => {
    expect(() => parseWithSource(customerSlugSchema, 'somebody', { file: 'x.md' })).toThrow(
      /^x\.md: file: expected one of .*, found "somebody"$/,
    );
  });
});
