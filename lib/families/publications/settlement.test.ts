import { expectSound } from '#lib/charts/testing';
import type { Drawing, Mark } from '#lib/core/chart';
import { drawSettlement } from './settlement';

const trades = {
  trade: 'Trade',
  settlement: 'Settlement',
  due: '€6m due',
  trades: [
    { traded: '2027-10-07', settled: '2027-10-11' },
    { traded: '2027-10-08', settled: '2027-10-12' },
    { traded: '2027-10-11', settled: '2027-10-12' },
  ],
};

const settlement = trades as never;

const { half, narrow } = drawSettlement(settlement, 'en');
const texts = ({ marks }: Drawing): string[] =>
  marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
const lines = ({ marks }: Drawing, role: string): string[] =>
  marks.flatMap((mark) => (mark.kind === 'line' && mark.role === role ? [mark.d] : []));

describe('trades and their settlement', () => {
  it('have all days from first to last, with weekends as one closed field', () => {
    expect(texts(half)).toEqual([
      ...['Thu', 'Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Trade', 'Settlement'],
      ...['7 Oct', '8 Oct', '9 Oct', '10 Oct', '11 Oct', '12 Oct'].map((day) => day.replace(' ', '\u00a0')),
      '€6m due',
    ]);
    expect(lines(half, 'hatch').filter(Boolean)).toHaveLength(2);
  });

  it('are highlighted and end at one point if settled on the same day', () => {
    const ends = lines(half, 'main').map((d) => d.split('L')[1]);
    expect(ends).toHaveLength(2);
    expect(new Set(ends).size).toBe(1);
    expect(lines(half, 'side')).toHaveLength(1);
  });

  it("start beside their names and end at the column's edge", () => {
    const [edge = ''] = lines(half, 'axis');
    const [, from, to] = /^M([\d.]+) [\d.]+H([\d.]+)$/.exec(edge) ?? [];
    expect(Number(from)).toBeLessThan(120);
    expect(Number(to)).toBe(half.width);
  });

  it('state the amount due below the common settlement', () => {
    for (const drawing of [half, narrow]) {
      const find = (kind: string, test: (mark: Mark) => boolean) =>
        drawing.marks.find((mark) => mark.kind === kind && test(mark));
      const stop = find('point', (mark) => 'isFull' in mark && mark.isFull === true);
      const due = find('text', (mark) => 'text' in mark && mark.text === '€6m due');
      expect(due).toMatchObject({ x: (stop as { x: number }).x, anchor: 'middle' });
    }
  });

  it('have names above the lines on phones, so that the days use the full width', () => {
    expectSound(narrow);
    const names = narrow.marks.flatMap((mark) =>
      mark.kind === 'text' && ['Trade', 'Settlement'].includes(mark.text) ? [mark] : [],
    );
    const lanes = lines(narrow, 'grid')
      .at(-1)
      ?.match(/(?<=M[\d.]+ )[\d.]+/g)
      ?.map(Number);
    expect(names.map(({ y }) => y)).toEqual(lanes?.map((y) => y - 14));
    expect(new Set(names.map(({ x }) => x)).size).toBe(1);
    expect(texts(narrow).slice(8, 14)).toEqual([
      '7\u00a0Oct',
      '8\u00a0Oct',
      '9\u00a0Oct',
      ...['10\u00a0Oct', '11\u00a0Oct', '12\u00a0Oct'],
    ]);
  });

  it('mark the day of a change with a line and a diamond that cross no text', () => {
    const change = { from: '2027-10-11', text: 'New rule' };
    for (const drawing of Object.values<Drawing>(drawSettlement({ ...trades, change } as never, 'en'))) {
      expectSound(drawing);
      const diamond = drawing.marks.find(({ kind }) => kind === 'diamond');
      const [day] = drawing.marks.filter((mark) => mark.kind === 'text' && mark.text === 'Mon');
      expect(diamond).toMatchObject({ isAccent: true, x: (day as { x: number }).x - 8 });
      expect(lines(drawing, 'axis')[1]).toContain(`M${(diamond as { x: number }).x} `);
    }
  });
});
