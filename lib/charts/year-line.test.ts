import type { Drawing } from '#lib/core/chart';
import { measureText } from '#lib/core/wrap-label';
import { drawYearLine } from './year-line';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const late = [
  { iso: '2026-10-09', title: 'Die Empfängerüberprüfung nach einem Jahr', text: '9. Oktober 2026' },
  { iso: '2026-02-01', title: '' },
  { iso: '2026-07-02', title: 'Aus der Mitte des Jahres', text: '2. Juli 2026' },
];
const early = [
  { iso: '2026-01-20', title: 'Die Empfängerüberprüfung nach einem Jahr', text: '20. Januar 2026' },
  { iso: '2026-01-04', title: 'Von Anfang des Jahres', text: '4. Januar 2026' },
];

const textsOf = ({ marks }: Drawing) => marks.filter((mark) => mark.kind === 'text');

const drawn = [late, early].flatMap((days) => Object.values(drawYearLine(2026, months, days)));

describe('a year beside a title', () => {
  it('has its days at true distances, in the order of time', () => {
    const { full, half } = drawYearLine(2026, months, late);
    const xs = full.marks.flatMap((mark) => (mark.kind === 'station' ? [mark.x] : []));
    const ys = half.marks.flatMap((mark) => (mark.kind === 'station' ? [mark.y] : []));
    for (const [first = 0, middle = 0, last = 0] of [xs, ys])
      expect((last - first) / (middle - first)).toBeCloseTo(250 / 151, 1);
  });

  it.each(drawn)('keeps its words within the drawing, and no lead line crosses them', (drawing) => {
    const leads = drawing.marks.flatMap((mark) => {
      const found =
        mark.kind === 'line' && mark.role === 'lead' && /M([\d.]+) ([\d.]+)V([\d.]+)/.exec(mark.d);
      return found ? [{ x: Number(found[1]), top: Number(found[3]) }] : [];
    });
    for (const { x, y, text, role, anchor } of textsOf(drawing)) {
      const width = measureText(text, role === 'note' ? 13 : 14, role === 'note' ? 'note' : 'label');
      const left = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x;
      expect(left).toBeGreaterThanOrEqual(-1);
      expect(left + width).toBeLessThanOrEqual(drawing.width + 1);
      const crossing = leads.filter((lead) => lead.x > left && lead.x < left + width && lead.top < y - 14);
      if (anchor !== 'middle') expect(crossing).toEqual([]);
    }
  });

  it('shows the months to the end of the year, three at least and one before; on tablets to the newest day', () => {
    const namesOf = (days: typeof late, size: 'full' | 'half' = 'half'): string[] =>
      textsOf(drawYearLine(2026, months, days)[size]).flatMap(({ text }) =>
        months.includes(text) ? [text] : [],
      );
    expect(namesOf(late)).toEqual(months.slice(1, 10));
    expect(namesOf(late.slice(0, 1))).toEqual(['Oct']);
    expect(namesOf(late.slice(0, 1), 'full')).toEqual(['Sep', 'Oct', 'Nov', 'Dec']);
    expect(namesOf(early, 'full')).toEqual(months);
  });

  it('has no way behind a newest day that is near the end', () => {
    const { marks } = drawYearLine(2026, months, [{ iso: '2026-12-27', title: '' }]).half;
    expect(marks.some((mark) => mark.kind === 'line' && mark.role === 'expected')).toBe(false);
  });

  it('leaves names room before the next line, or puts them a level up', () => {
    const days = [
      { iso: '2026-10-09', title: 'Ein Jahr Empfängerüberprüfung', text: '9. Okt.' },
      { iso: '2026-11-05', title: 'Nach neun Sekunden abgelehnt', text: '5. Nov.' },
      { iso: '2026-11-20', title: 'Zwei Widerrufsrechte, ein Warenkorb', text: '20. Nov.' },
    ];
    const { marks } = drawYearLine(2026, months, days).full;
    const leads = marks.flatMap((mark) => {
      const found = mark.kind === 'line' && mark.role === 'lead' && /M([\d.]+) [\d.]+V([\d.]+)/.exec(mark.d);
      return found ? [{ x: Number(found[1]), top: Number(found[2]) }] : [];
    });
    for (const { x, y, text } of textsOf({ marks, width: 0, height: 0 }).filter(
      ({ anchor }) => anchor === 'start',
    ))
      for (const lead of leads.filter((one) => one.x > x && one.top < y))
        expect(lead.x - x - measureText(text, 14)).toBeGreaterThanOrEqual(16);
  });

  it('ends names before the next line where they can, so that they stand low', () => {
    const days = [
      { iso: '2026-08-27', title: 'Why is my account blocked?', text: '27 Aug' },
      { iso: '2026-09-17', title: 'Forty words after dinner', text: '17 Sept' },
      { iso: '2026-10-09', title: 'Verification of payee, one year on', text: '9 Oct' },
    ];
    const { marks } = drawYearLine(2026, months, days).full;
    const dates = textsOf({ marks, width: 0, height: 0 }).filter(({ text }) => /^\d/.test(text));
    expect(new Set(dates.map(({ y }) => y)).size).toBe(1);
  });

  it.each(['narrow', 'half'] as const)('runs down where it is %s, and no name covers another', (size) => {
    const { marks, height } = drawYearLine(2026, months, late)[size];
    const ys = marks.flatMap((mark) => (mark.kind === 'text' && mark.x > 58 ? [mark.y] : []));
    expect(ys).toEqual(ys.toSorted((a, b) => a - b));
    expect(Math.min(...ys.slice(1).map((y, index) => y - (ys[index] ?? 0)))).toBeGreaterThanOrEqual(18);
    expect(Math.max(...ys)).toBeLessThan(height);
  });

  it('is dashed behind its newest day, or the last one that is known', () => {
    const known = drawYearLine(2026, months, late, '2026-11-20').full;
    const main = known.marks.find((mark) => mark.kind === 'line' && mark.role === 'main');
    const ends = /H([\d.]+)$/.exec(main?.kind === 'line' ? main.d : '');
    const newestOf = known.marks.flatMap((mark) => (mark.kind === 'station' ? [mark.x] : []));
    expect(Number(ends?.[1])).toBeGreaterThan(Math.max(...newestOf) + 50);
    for (const { marks, width } of drawn.filter((drawing) => drawing.width > 680)) {
      const dashed = marks.find((mark) => mark.kind === 'line' && mark.role === 'expected');
      const newest = Math.max(...marks.flatMap((mark) => (mark.kind === 'station' ? [mark.x] : [])));
      expect(dashed).toMatchObject({ d: expect.stringMatching(`^M${newest} [\\d.]+H${width}$`) });
    }
  });
});
