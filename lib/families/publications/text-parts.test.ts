import { countChapterMinutes, measureText, placeFigure, splitAtDrawing } from './text-parts';

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
  it('is measured for its cover, with the event where a sentence names it', () => {
    expect(measureText(entry({ event: '2027-07-10' }))).toMatchObject({
      chapters: [2, 7],
      event: { at: 8, text: '10\u00a0July\u00a02027' },
    });
    expect(measureText(entry()).event).toBeUndefined();
  });

  it('has its first figure where a sentence names it', () => {
    const placed = (value: string) => placeFigure(entry({ figures: [{ value, label: '', html: '' }] }));
    expect(placed('10\u00a0July')).toEqual({ at: 8, text: '10\u00a0July' });
    expect(placed('22%')).toBeUndefined();
  });

  it('has minutes for each chapter', () => {
    expect(countChapterMinutes(entry())).toEqual([1, 1]);
  });

  it('is split behind the table that the drawing belongs to', () => {
    const [before = '', behind = ''] = splitAtDrawing(entry(ownership()));
    expect(before.endsWith('</table></div>')).toBe(true);
    expect(before + behind).toBe(html);
    expect(splitAtDrawing(entry())).toEqual([html]);
  });

  it.each([
    ['event: expected a day that a sentence', () => measureText(entry({ event: '2027-07-11' }))],
    [
      'ownership.chapter: expected a chapter with a table',
      () => splitAtDrawing(entry(ownership({ chapter: 2 }))),
    ],
    [
      "ownership: expected Greta with 26 in the chapter's table, found none",
      () => splitAtDrawing(entry(ownership({ owners: [{ name: 'Greta', percent: 26 }] }))),
    ],
    [
      "settlement: expected 7\u00a0October\u00a02027 in the chapter's table, found none",
      () =>
        splitAtDrawing(
          entry({ settlement: { chapter: 1, trades: [{ traded: '2027-10-07', settled: '2027-10-11' }] } }),
        ),
    ],
  ])('stops the build: %s', (message, read) => {
    expect(read).toThrow(message);
  });
});
