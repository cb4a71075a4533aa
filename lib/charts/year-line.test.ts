import type { Drawing, Mark } from '#lib/core/chart';
import { measureText } from '#lib/core/wrap-label';
import { drawYearLine } from './year-line';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const late = [
  {
    iso: '2026-10-09',
    title: 'Die Empfängerüberprüfung nach einem Jahr',
    text: '9. Oktober 2026',
    path: '/c/',
  },
  { iso: '2026-02-01', title: '' },
  { iso: '2026-07-02', title: 'Aus der Mitte des Jahres', text: '2. Juli 2026', path: '/b/' },
];
const early = [
  { iso: '2026-01-20', title: 'Die Empfängerüberprüfung nach einem Jahr', text: '20. Januar 2026' },
  { iso: '2026-01-04', title: 'Von Anfang des Jahres', text: '4. Januar 2026' },
];
const blog = [
  { iso: '2026-07-10', title: 'Noch ein Jahr', text: '10. Juli' },
  { iso: '2026-08-27', title: '„Warum ist mein Konto gesperrt?“', text: '27. Aug.' },
  { iso: '2026-09-17', title: 'Vierzig Wörter nach dem Essen', text: '17. Sept.' },
  { iso: '2026-10-09', title: 'Ein Jahr Empfängerüberprüfung', text: '9. Okt.' },
  { iso: '2026-11-05', title: 'Nach neun Sekunden abgelehnt', text: '5. Nov.' },
  { iso: '2026-11-20', title: 'Zwei Widerrufsrechte, ein Warenkorb', text: '20. Nov.' },
];

const marksOf = ({ marks, links = [] }: Drawing): Mark[] => [
  ...marks,
  ...links.flatMap((link) => link.marks),
];
const textsOf = (drawing: Drawing) => marksOf(drawing).filter((mark) => mark.kind === 'text');
const stationsOf = (drawing: Drawing): number[] =>
  marksOf(drawing)
    .flatMap((mark) => (mark.kind === 'station' ? [mark.x] : []))
    .toSorted((a, b) => a - b);
const leadsOf = (drawing: Drawing) =>
  marksOf(drawing).flatMap((mark) => {
    const found = mark.kind === 'line' && mark.role === 'lead' && /M([\d.]+) ([\d.]+)V([\d.]+)/.exec(mark.d);
    const [, x, from, to] = (found || []).map(Number);
    return x === undefined || from === undefined || to === undefined
      ? []
      : [{ x, top: Math.min(from, to), bottom: Math.max(from, to) }];
  });

const drawn = [late, early, blog].flatMap((days) => {
  const { full, half } = drawYearLine(2026, months, days);
  return [full, half];
});

describe('a year below a title', () => {
  it('has its days at true distances, from the first of them on', () => {
    const { full, half } = drawYearLine(2026, months, late);
    for (const drawing of [full, half]) {
      const [first = 0, middle = 0, last = 0] = stationsOf(drawing);
      expect((last - first) / (middle - first)).toBeCloseTo(250 / 151, 1);
      expect(first).toBeLessThan(80);
    }
  });

  it.each(drawn)('keeps its words within the drawing, and no lead line crosses them', (drawing) => {
    const leads = leadsOf(drawing);
    for (const { x, y, text, role, anchor } of textsOf(drawing)) {
      const width = measureText(text, role === 'note' ? 13 : 14, role === 'note' ? 'note' : 'label');
      const left = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x;
      expect(left).toBeGreaterThanOrEqual(-1);
      expect(left + width).toBeLessThanOrEqual(drawing.width + 1);
      expect(y).toBeGreaterThan(12);
      expect(y).toBeLessThan(drawing.height - 3);
      const crossing = leads.filter(
        (lead) => lead.x > left && lead.x < left + width && lead.top < y - 14 && lead.bottom > y,
      );
      if (anchor !== 'middle') expect(crossing).toEqual([]);
    }
  });

  it('has the names of its months where enough of them is seen, three at least', () => {
    const namesOf = (days: typeof early): string[] =>
      textsOf(drawYearLine(2026, months, days).full).flatMap(({ text }) =>
        months.includes(text) ? [text] : [],
      );
    expect(namesOf(blog)).toEqual(months.slice(6));
    expect(namesOf(blog.slice(3, 4))).toEqual(['Oct', 'Nov', 'Dec']);
    expect(namesOf(early)).toEqual(['Jan', 'Feb', 'Mar']);
  });

  it('has no way behind a newest day that is near the end', () => {
    const { marks } = drawYearLine(2026, months, [{ iso: '2026-12-29', title: '' }]).full;
    expect(marks.some((mark) => mark.kind === 'line' && mark.role === 'expected')).toBe(false);
  });

  it('ends names before the next line where they can, so that all stand on one line', () => {
    const dates = textsOf(drawYearLine(2026, months, blog).full).filter(({ text }) => /^\d/.test(text));
    expect(dates).toHaveLength(6);
    expect(new Set(dates.map(({ y }) => y)).size).toBe(1);
  });

  it('has words on both sides where it is short, the newest above, and no months', () => {
    const { half } = drawYearLine(2026, months, blog);
    const [track] = half.marks.flatMap((mark) => (mark.kind === 'plate' ? [mark.y] : []));
    const dates = textsOf(half).filter(({ text }) => /^\d/.test(text));
    expect(dates.map(({ y }) => y < (track ?? 0))).toEqual([false, true, false, true, false, true]);
    expect(textsOf(half).some(({ text }) => months.includes(text))).toBe(false);
  });

  it('leads with words and station to the page of a day, in the order of time', () => {
    for (const size of ['full', 'half'] as const) {
      const { links = [] } = drawYearLine(2026, months, late)[size];
      expect(links.map(({ href }) => href)).toEqual(['/b/', '/c/']);
      const words = links[0]?.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
      expect(words?.join(' ')).toBe('Aus der Mitte des Jahres 2. Juli 2026');
      expect(links[0]?.marks.some(({ kind }) => kind === 'station')).toBe(true);
    }
  });

  it('is dashed behind its newest day, or the last one that is known', () => {
    const known = drawYearLine(2026, months, late, { known: '2026-11-20' }).full;
    const main = known.marks.find((mark) => mark.kind === 'line' && mark.role === 'main');
    const ends = /H([\d.]+)$/.exec(main?.kind === 'line' ? main.d : '');
    expect(Number(ends?.[1])).toBeGreaterThan(Math.max(...stationsOf(known)) + 50);
    for (const drawing of drawn) {
      const dashed = drawing.marks.find((mark) => mark.kind === 'line' && mark.role === 'expected');
      const newest = Math.max(...stationsOf(drawing));
      expect(dashed).toMatchObject({ d: expect.stringMatching(`^M${newest} [\\d.]+H${drawing.width}$`) });
    }
  });
});
