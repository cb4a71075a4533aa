import { buildReportFigures } from './report-figures';

const valuesOf = (kind: 'annual-report' | 'disclosure-report', locale: 'de' | 'en') =>
  buildReportFigures({ kind, year: 2025, locale }).map(({ value }) => value.replaceAll('\u00a0', ' '));

describe('the figures of a report', () => {
  it('are amounts with their unit in an annual report', () => {
    expect(valuesOf('annual-report', 'de')[0]).toMatch(/^\d+,\d Mio\. €$/);
    expect(valuesOf('annual-report', 'en')[0]).toMatch(/^€\d+\.\dm$/);
  });

  it('are ratios in a disclosure report', () => {
    expect(valuesOf('disclosure-report', 'en')[0]).toMatch(/^\d+\.\d\d$/);
  });

  it('end with the year of the report', () => {
    const [figure] = buildReportFigures({ kind: 'annual-report', year: 2024, locale: 'en' });
    expect(figure?.trend).toMatchObject({ last: '2024', change: expect.stringMatching(/^2023: /) as string });
  });
});
