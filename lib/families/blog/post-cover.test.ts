import { drawPostCover, listOutcomes } from './post-cover';

const row = (name: string): string => `<tr><td>${name}</td><td>Seen</td><td>Do <b>it</b></td></tr>`;
const table = (...names: string[]): string => `<table><tbody>${names.map(row).join('')}</tbody></table>`;
const entry = (html: string) => ({ body: () => ({ html, headings: [], links: [] }), outcomes: [] });

describe('drawing of a post', () => {
  it('shows the outcomes of the first table: answer and action', () => {
    const html = table('Match', 'No match') + table('Other', 'Table');
    expect(listOutcomes(html)).toEqual([
      { name: 'Match', note: 'Do it' },
      { name: 'No match', note: 'Do it' },
    ]);
    const outcomes = ['stop', 'stop'] as const;
    const stops = drawPostCover({ ...entry(html), outcomes: [...outcomes] }).marks.filter(
      ({ kind }) => kind === 'end',
    );
    expect(stops).toHaveLength(2);
  });

  it('shows a line of sections if the table is no list of outcomes', () => {
    const html = `<h2 id="a">One</h2><p>Words.</p>${table('1', '2', '3', '4', '5', '6', '7')}`;
    expect(drawPostCover(entry(html)).marks.filter(({ kind }) => kind === 'end')).toHaveLength(1);
  });
});
