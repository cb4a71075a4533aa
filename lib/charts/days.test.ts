import type { Mark } from '#lib/core/chart';
import { measureText } from '#lib/core/wrap-label';
import { drawYear } from './days';

const year = {
  year: 2027,
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  days: [
    { iso: '2027-11-18', text: 'Figures for the first nine months of 2027', note: '18 November' },
    { iso: '2027-03-18', text: 'Annual report 2026, press call at 10 am', note: '18 March' },
    { iso: '2027-04-08', text: 'Disclosure report 2026 under Part Eight CRR', note: '8 April' },
    { iso: '2027-05-20', text: 'Annual general meeting in Berlin', note: '20 May' },
  ],
};

const of = <K extends Mark['kind']>(marks: readonly Mark[], kind: K): Extract<Mark, { kind: K }>[] =>
  marks.filter((mark): mark is Extract<Mark, { kind: K }> => mark.kind === kind);

describe.each([
  ['full', 1200],
  ['half', 680],
  ['narrow', 340],
] as const)('a year as a track, %s', (size, width) => {
  const { marks, height } = drawYear(year, width, size);
  const xs = of(marks, 'station').map(({ x }) => x);

  it('has its days at true distances, in their order', () => {
    expect(xs).toHaveLength(4);
    const days = [76, 97, 139, 321].map((day) => day / 365);
    const scale = ((xs[3] ?? 0) - (xs[0] ?? 0)) / ((days[3] ?? 0) - (days[0] ?? 0));
    for (const [index, day] of days.entries())
      expect((xs[index] ?? 0) - (xs[0] ?? 0)).toBeCloseTo((day - (days[0] ?? 0)) * scale, 0);
  });

  it('stays inside of its frame, and no words meet', () => {
    const boxes = of(marks, 'text').map(({ x, y, text, role, anchor }) => {
      const long = measureText(text, role === 'note' ? 13 : 14, role === 'note' ? 'note' : 'label');
      const start = anchor === 'end' ? x - long : x;
      return { x: start, y, end: start + long, text };
    });
    for (const { y, end, text } of boxes) {
      expect(y).toBeGreaterThan(8);
      expect(y).toBeLessThanOrEqual(height);
      if (!year.months.includes(text)) expect(end).toBeLessThanOrEqual(width);
    }
    const meets = boxes.filter((a) =>
      boxes.some((b) => a !== b && Math.abs(a.y - b.y) < 14 && a.x < b.end && b.x < a.end),
    );
    expect(meets).toEqual([]);
  });

  it('says on phones nothing that a list beside it says', () => {
    const words = of(marks, 'text').map(({ text }) => text);
    expect(words.includes('18 March')).toBe(size !== 'narrow');
  });
});
