import { listDrawings, splitAtDrawings } from './chapter-drawings';

const html =
  '<h2 id="a">One</h2><p>Few words.</p><p>If €8,000 arrives, it goes.</p><p>End.</p>' +
  '<h2 id="b">Two</h2><div><table><tr><td>A</td><td>€55,000</td></tr></table></div><p>Up to €100,000, not €45,000.</p>';

const entry = (own: object) =>
  ({ file: 'x/en.md', locale: 'en', body: () => ({ html, headings: [], links: [] }), ...own }) as never;

const sequence = { chapter: 1, steps: [{ name: '€8,000 arrives' }], spans: [] };
const comparison = {
  chapter: 2,
  rows: [{ name: 'Bank A', parts: [{ amount: 55, share: '€55,000', series: 'side' }] }],
  limit: {
    amount: 100,
    text: 'up to €100,000',
    over: { share: '€45,000', name: 'more' },
    within: { share: '€45,000', name: 'less' },
  },
};

describe('drawings of chapters', () => {
  it('are in the order of the chapters', () => {
    const drawn = listDrawings(entry({ sequence, comparisons: [comparison] }));
    expect(drawn.map(({ field }) => field)).toEqual(['sequence', 'comparisons']);
  });

  it('follow the paragraph with their first number if the chapter has no table', () => {
    const [before = '', behind = ''] = splitAtDrawings(entry({ sequence }));
    expect(before.endsWith('<p>If €8,000 arrives, it goes.</p>')).toBe(true);
    expect(before + behind).toBe(html);
  });

  it('follow the table even if the next paragraph contains the limit', () => {
    const [, behind = ''] = splitAtDrawings(entry({ comparisons: [comparison] }));
    expect(behind).toBe('<p>Up to €100,000, not €45,000.</p>');
  });

  it('follow the table with their first number, not one before it', () => {
    const two =
      '<h2>One</h2><div><table>7,000</table></div><p>Then.</p><div><table>−20 −90.5 −110.5</table></div><p>End.</p>';
    const rows = [{ name: 'Build', amounts: [-20, -90.5], total: '−110.5', series: 'main' }];
    const own = { totals: { chapter: 1, steps: ['1', '2'], rows }, body: () => ({ html: two }) };
    expect(splitAtDrawings(entry(own)).at(-1)).toBe('<p>End.</p>');
    const wrong = { ...own, totals: { ...own.totals, rows: [{ ...rows[0], amounts: [-20, -90.6] }] } };
    expect(() => splitAtDrawings(entry(wrong))).toThrow('totals: expected 90.6 in chapter 1, found none');
  });

  it.each([
    [
      'sequence.chapter: expected a chapter with a table or the first number, found 1',
      { sequence: { ...sequence, steps: [{ name: '€9,000 arrives' }] } },
    ],
    [
      'comparisons: expected 200,000 in chapter 2, found none',
      { comparisons: [{ ...comparison, limit: { ...comparison.limit, text: '€200,000' } }] },
    ],
  ])('throw: %s', (message, own) => {
    expect(() => splitAtDrawings(entry(own))).toThrow(message);
  });
});
