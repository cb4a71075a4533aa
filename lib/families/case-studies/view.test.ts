import { listCustomers, type Customer } from '#lib/facts/customers';
import { listIndustryNames } from '#lib/facts/industries';
import { parseWithSource } from '#lib/content/parse-schema';
import { customerSlugSchema } from '#lib/facts/customers';
import { buildIndustryFilter, groupRows, openNewest } from './index-view';
import { findNewest, toStudyLink } from './links';
import { buildLargeChart, buildMeasuresChart, writeChange } from './measures';
import type { CaseStudyEntry, Study } from './schema';

const [first, second] = listIndustryNames();
if (!first || !second) throw new Error('There are two industries at least.');

type Measure = CaseStudyEntry['measures'][number];

const share: Measure = {
  name: 'Rechnungen, die pünktlich bezahlt werden',
  label: 'der Rechnungen werden pünktlich bezahlt',
  unit: 'percent',
  before: { value: 58, period: 'im ersten Halbjahr 2025' },
  after: { value: 91.5, period: 'im ersten Halbjahr 2026' },
  source: 'Mahnwesen',
};
const days: Measure = {
  ...share,
  name: 'Tage bis zur Zahlung',
  unit: 'days',
  before: { ...share.before, value: 31 },
  after: { ...share.after, value: 12 },
};

/** Study of a customer in an industry. */
function make(slug: string, industry: { readonly slug: string }, day = 1): Study {
  const [customer] = listCustomers();
  const entry = {
    locale: 'de',
    slug,
    name: slug,
    summary: 'x',
    date: `2026-11-${String(day).padStart(2, '0')}`,
    measures: [share, days],
  };
  return {
    entry: entry as unknown as CaseStudyEntry,
    customer: { ...customer, slug, name: slug, industry: industry.slug } as Customer,
  };
}

const studies = [make('a', first, 3), make('b', second, 9), make('c', second, 5)];

describe('industry links', () => {
  it('are empty for a single industry', () => {
    expect(buildIndustryFilter('de', studies.slice(0, 1))).toEqual([]);
    expect(buildIndustryFilter('de', studies.slice(1))).toEqual([]);
  });

  it('list each industry once with its number of studies', () => {
    expect(buildIndustryFilter('de', studies)).toEqual([
      { name: first.name.de, path: `#industry-${first.slug}`, count: 1 },
      { name: second.name.de, path: `#industry-${second.slug}`, count: 2 },
    ]);
  });

  it('link to the group of rows of the industry', () => {
    const ten = Array.from({ length: 10 }, (_, index) => make(`s${index}`, index % 2 ? second : first));
    const groups = groupRows('de', ten);
    expect(groups.map(({ anchor }) => `#${anchor}`)).toEqual(
      buildIndustryFilter('de', ten).map(({ path }) => path),
    );
    expect(groups.map(({ rows }) => rows.length)).toEqual([5, 5]);
    expect(groupRows('de', ten.slice(0, 1)).map(({ rows }) => rows.length)).toEqual([1]);
  });
});

describe('a study in a list', () => {
  it('shows the value of its first measure', () => {
    expect(studies.map(toStudyLink)[0]).toMatchObject({
      path: '/de/case-studies/a/',
      customer: 'a',
      figure: { value: '91,5\u00a0%', label: share.label },
    });
  });

  it('is featured if it is the newest of a few', () => {
    expect(findNewest(studies)?.entry.slug).toBe('b');
    expect(openNewest(studies)).toMatchObject({ path: '/de/case-studies/b/' });
    expect(openNewest([...studies, make('d', first)])).toBeNull();
  });

  it('throws a one-line error if the customer is unknown', () => {
    expect(() => parseWithSource(customerSlugSchema, 'somebody', { file: 'x.md' })).toThrow(
      /^x\.md: file: expected one of .*, found "somebody"$/,
    );
  });
});

describe('the measures of a study', () => {
  it('state the change, for percentages in points, with a minus sign', () => {
    expect([share, days].map((measure) => writeChange(measure, 'de'))).toEqual([
      '+33,5 Prozentpunkte',
      '−19\u00a0Tage',
    ]);
  });

  it('share a chart, whose note names the two periods if they are the same for all', () => {
    const chart = buildMeasuresChart({ measures: [share, days], locale: 'de' });
    expect(chart.note).toBe('Grau: im ersten Halbjahr 2025. Grün: im ersten Halbjahr 2026.');
    expect(chart.table.rows[1]).toEqual([
      'Tage bis zur Zahlung',
      '31\u00a0Tage',
      '12\u00a0Tage',
      '−19\u00a0Tage',
      'Mahnwesen',
    ]);
    const other = { ...days, after: { ...days.after, period: 'im Mai 2026' } };
    expect(buildMeasuresChart({ measures: [share, other], locale: 'de' }).note).toBeUndefined();
  });

  it('state their periods in the note of a large chart', () => {
    const chart = buildLargeChart(share, 'de');
    const texts = chart.drawings.half.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
    expect(texts).toEqual(expect.arrayContaining(['vorher', 'nachher', '91,5\u00a0%', '100\u00a0%']));
    expect(chart.note).toContain('Grau: im ersten Halbjahr 2025. Grün: im ersten Halbjahr 2026.');
  });
});
