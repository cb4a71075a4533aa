import type { Drawing } from '#lib/core/chart';
import { measureText } from '#lib/core/wrap-label';
import { drawSettlement } from './settlement';

const settlement = {
  trade: 'Trade',
  settlement: 'Settlement',
  trades: [
    { traded: '2027-10-07', settled: '2027-10-11' },
    { traded: '2027-10-08', settled: '2027-10-12' },
    { traded: '2027-10-11', settled: '2027-10-12' },
  ],
} as never;

const { half, narrow } = drawSettlement(settlement, 'en');
const texts = ({ marks }: Drawing): string[] =>
  marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
const lines = ({ marks }: Drawing, role: string): string[] =>
  marks.flatMap((mark) => (mark.kind === 'line' && mark.role === role ? [mark.d] : []));

describe('trades and their settlement', () => {
  it('have every day between the first and the last, weekends as one closed field', () => {
    expect(texts(half)).toEqual(['Thu', 'Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Trade', 'Settlement']);
    expect(lines(half, 'hatch').filter(Boolean)).toHaveLength(2);
  });

  it('are lit where two are settled on one day, and end at one place', () => {
    const ends = lines(half, 'main').map((d) => d.split('L')[1]);
    expect(ends).toHaveLength(2);
    expect(new Set(ends).size).toBe(1);
    expect(lines(half, 'side')).toHaveLength(1);
  });

  it('begin beside their names and end with the column', () => {
    const [edge = ''] = lines(half, 'edge');
    const [, from, to] = /^M([\d.]+) [\d.]+H([\d.]+)$/.exec(edge) ?? [];
    expect(Number(from)).toBeLessThan(120);
    expect(Number(to)).toBe(half.width);
  });

  it('are named left of the days on phones, too', () => {
    const names = narrow.marks.flatMap((mark) =>
      mark.kind === 'text' && ['Trade', 'Settlement'].includes(mark.text) ? [mark] : [],
    );
    expect(names.map(({ x }) => x)).toEqual([0, 0]);
    const days = narrow.marks.flatMap((mark) =>
      mark.kind === 'text' && mark.text === 'Thu' ? [mark.x] : [],
    );
    expect(days[0]).toBeGreaterThan(measureText('Settlement', 14) + 8);
  });
});
