import { ContentError } from '#lib/content/content-error';
import { buildSummary } from './summary';

const table =
  '<div class="table-frame"><table><thead><tr><th>Screen</th><th>So far</th><th>Then</th></tr></thead>' +
  '<tbody><tr><td>Basket &amp; till</td><td>Old</td><td>New</td></tr></tbody></table></div>';
const html = `<h2 id="a">One</h2><p>x</p>${table}<p>y</p><h2 id="b">Two</h2><ol><li>z</li></ol>`;
const views = [{ before: ['[x] Instalments'], after: ['[ ] Instalments', 'Total'], action: 'Go on' }];
const plan = {
  section: 2,
  title: 'To scale',
  alt: 'x',
  closed: '2026-11-16',
  steps: [
    { on: '2026-10-31', title: 'Find', text: 'October' },
    { on: '2026-11-20', title: 'Change', text: '20 November' },
  ],
};

const build = (own: object = {}) =>
  buildSummary({
    file: 'x/en.md',
    locale: 'en',
    date: '2026-10-22',
    body: () => ({ html, headings: [], links: [] }),
    ...own,
  } as never);

describe('a summary', () => {
  it('is one part without drawings', () => {
    expect(build().map((part) => ('html' in part ? part.html : ''))).toEqual(html.split(/(?=<h2)/));
  });

  it('replaces a table by screens and keeps it as an alternative', () => {
    const [before, drawn, behind] = build({ screens: { section: 1, legend: 'Till', views } });
    expect(before).toEqual({ html: '<h2 id="a">One</h2><p>x</p>' });
    expect(drawn).toMatchObject({
      screens: {
        keys: ['So far', 'Then'],
        screens: [
          {
            name: 'Basket & till',
            states: ['Old', 'New'],
            action: 'Go on',
            views: [
              [{ text: 'Instalments', choice: 'set', isNew: false }],
              [
                { text: 'Instalments', choice: 'open', isNew: true },
                { text: 'Total', isNew: true },
              ],
            ],
          },
        ],
        table,
      },
    });
    expect(behind).toEqual({ html: '<p>y</p>' });
  });

  it('has a timeline of its steps before their list, with the last step and the closed period marked', () => {
    const [, , drawn, list] = build({ plan });
    const marks = drawn && 'plan' in drawn ? (drawn.plan.drawings.full?.marks ?? []) : [];
    expect(marks.filter(({ kind }) => kind === 'point')).toHaveLength(2);
    const [turn] = marks.filter((mark) => mark.kind === 'diamond');
    const hatch = marks.find((mark) => mark.kind === 'line' && mark.role === 'hatch');
    const xs = [...(hatch && 'd' in hatch ? hatch.d : '').matchAll(/[ML]([\d.]+)/g)].map(([, x]) =>
      Number(x),
    );
    expect(Math.max(...xs)).toBeLessThanOrEqual(turn?.x ?? 0);
    const [first, second] = marks.filter((mark) => mark.kind === 'point');
    const day = ((turn?.x ?? 0) - (first?.x ?? 0)) / 29;
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo(9 * day, 0);
    expect(Math.min(...xs)).toBeGreaterThanOrEqual((first?.x ?? 0) + 25 * day - 0.1);
    expect(list).toEqual({ html: '<ol><li>z</li></ol>' });
  });

  it.each([
    ['a section with a table', { screens: { section: 2, legend: 'x', views } }],
    ['one for each of 1 rows', { screens: { section: 1, legend: 'x', views: [] } }],
    ['a section with a numbered list', { plan: { ...plan, section: 1 } }],
    ['a number up to 2', { plan: { ...plan, section: 3 } }],
  ])('throws: expected %s', (message, own) => {
    expect(() => build(own)).toThrow(ContentError);
    expect(() => build(own)).toThrow(message);
  });
});
