import { formatReport } from './format-report';
import type { LighthouseScores } from './run-lighthouse';

// Lighthouse is not needed, and it is an ES module, which Jest does not load.
jest.mock('./run-lighthouse', () => ({}));

const verdict = (performance: number, flaws: readonly string[] = []): LighthouseScores => ({
  performance,
  ...{ accessibility: 100, 'best-practices': 100, seo: 91 },
  ...{ firstPaint: 900.4, largestPaint: 1300, blocking: 20, shift: 0.0012 },
  flaws,
});

describe('the Lighthouse report', () => {
  const [, , head, rule, row, ...rest] = formatReport('Title', [
    { template: 'home', path: '/en/', verdicts: [verdict(99), verdict(95, ['Links (link)']), verdict(97)] },
  ]).split('\n');

  it('has a row of medians for each page', () => {
    expect(row).toBe('| home | /en/ | 97 | 100 | 100 | 91 | 900 | 1300 | 20 | 0.001 |');
  });

  it('has as many cells in every row', () => {
    const count = (line = ''): number => line.split('|').length;
    expect([head, rule].map(count)).toEqual([count(row), count(row)]);
  });

  it('lists failed audits with their pages', () => {
    expect(rest).toContain('- Links (link): /en/');
  });
});
