import { buildSupport } from './version-support';

const chart = buildSupport(
  {
    items: [{ day: '2026-09-01' }, { day: '2025-10-06' }],
    support: {
      months: 24,
      title: 'Support',
      until: 'until',
      newest: 'newest, until',
      alt: 'Each version is supported for two years.',
      head: ['Version', 'From', 'Until'],
    },
  },
  'en',
);

describe('buildSupport', () => {
  it('ends the support on the same day of the month', () => {
    expect(chart.table.rows.map((row) => row.map((cell) => cell.replaceAll('\u00a0', ' ')))).toEqual([
      ['2026-09-01', '1 September 2026', '1 September 2028'],
      ['2025-10-06', '6 October 2025', '6 October 2027'],
    ]);
  });

  it('draws equal periods with equal lengths and highlights the newest version', () => {
    const areas = chart.drawings.half.marks.filter((mark) => mark.kind === 'area');
    expect(areas.map(({ role }) => role)).toEqual(['main', 'side']);
    const [first, second] = areas.map(({ d }) => Number(/h([\d.]+)/.exec(d)?.[1]));
    expect(first).toBeCloseTo(second ?? 0, 0);
  });

  it('says which version is the newest', () => {
    const texts = chart.drawings.half.marks.flatMap((mark) => (mark.kind === 'text' ? mark.text : []));
    expect(
      texts.filter((text) => text.includes('until')).map((text) => text.replaceAll('\u00a0', ' ')),
    ).toEqual(['newest, until 1 September 2028', 'until 6 October 2027']);
  });
});
