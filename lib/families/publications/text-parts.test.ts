import { splitAtDrawings } from './chapter-drawings';
import { countChapterMinutes, measureText, placeFigure } from './text-parts';

const table =
  '<div><table><tr><td>Farid</td><td>30%</td></tr><tr><td>Greta</td><td>25%</td></tr></table></div>';
const html = `<p>Two words.</p><h2 id="a">One</h2>${table}<h2 id="b">Two</h2><p>From 10\u00a0July\u00a02027.</p>`;

const entry = (own: object = {}) =>
  ({ file: 'x/en.md', locale: 'en', body: () => ({ html, headings: [], links: [] }), ...own }) as never;

const ownership = (own: object = {}) => ({
  ownership: {
    chapter: 1,
    owners: [
      { name: 'Farid', percent: 30 },
      { name: 'Greta', percent: 25 },
    ],
    ...own,
  },
});

describe('a text', () => {
  it('is outlined with its event at the first sentence that contains it', () => {
    expect(measureText(entry({ event: '2027-07-10' }))).toMatchObject({
      chapters: [2, 7],
      event: { at: 8, text: '10\u00a0July\u00a02027' },
    });
    expect(measureText(entry()).event).toBeUndefined();
  });

  it('has its first figure at the sentence that contains it', () => {
    const placed = (value: string) => placeFigure(entry({ figures: [{ value, label: '', html: '' }] }));
    expect(placed('10\u00a0July')).toEqual({ at: 8, text: '10\u00a0July' });
    expect(placed('22%')).toBeUndefined();
  });

  it('has a reading time for each chapter', () => {
    expect(countChapterMinutes(entry())).toEqual([1, 1]);
  });

  it('is split after the table of its drawing', () => {
    const [before = '', behind = ''] = splitAtDrawings(entry(ownership()));
    expect(before.endsWith('</table></div>')).toBe(true);
    expect(before + behind).toBe(html);
    expect(splitAtDrawings(entry())).toEqual([html]);
  });

  it('is split at two drawings in the order of their chapters', () => {
    const rows = (html: string) => ({ body: () => ({ html, headings: [], links: [] }) });
    const divided = `${html}<h2 id="c">Three</h2><div><table><tr><td>Clients</td><td>1.00%</td><td>€24</td></tr></table></div><p>End.</p>`;
    const division = { chapter: 3, parts: [{ name: 'Clients', share: '24 €' }] };
    const parts = splitAtDrawings(entry({ ...rows(divided), ...ownership(), divisions: [division] }));
    expect(parts).toHaveLength(3);
    expect(parts.join('')).toBe(divided);
    expect(parts[2]).toBe('<p>End.</p>');
    const wrong = { ...division, parts: [{ name: 'Clients', share: '€25' }] };
    expect(() => splitAtDrawings(entry({ ...rows(divided), divisions: [wrong] }))).toThrow(
      'divisions: expected 25 in chapter 3, found none',
    );
  });

  it.each([
    ['event: expected a day that a sentence', () => measureText(entry({ event: '2027-07-11' }))],
    [
      'ownership.chapter: expected a chapter with a table',
      () => splitAtDrawings(entry(ownership({ chapter: 2 }))),
    ],
    [
      "ownership: expected Greta with 26 in the chapter's table, found none",
      () => splitAtDrawings(entry(ownership({ owners: [{ name: 'Greta', percent: 26 }] }))),
    ],
    [
      "settlement: expected 7\u00a0October\u00a02027 in the chapter's table, found none",
      () =>
        splitAtDrawings(
          entry({ settlement: { chapter: 1, trades: [{ traded: '2027-10-07', settled: '2027-10-11' }] } }),
        ),
    ],
  ])('stops the build: %s', (message, read) => {
    expect(read).toThrow(message);
  });
});
