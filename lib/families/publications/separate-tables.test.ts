import { separateTables } from './chapter-drawings';

const row = (...cells: readonly string[]): string =>
  `<tr>\n${cells.map((cell) => `<td>${cell}</td>`).join('\n')}</tr>`;

const table = (...names: readonly string[]): string =>
  `<div class="table-frame stacks" role="group"><table>${row('Case', 'Sum')}${names.map((name) => row(name, '1')).join('')}</table></div>`;

const comparison = { chapter: 1, rows: [{ group: 'One' }, {}, { group: 'Two' }] };
const entry = { comparisons: [comparison] } as never;

describe('a table before a drawing', () => {
  it('is separated if the drawing shows all of its cases', () => {
    const parts = [`<p>Words.</p>${table('X')}<p>More.</p>${table('One', 'Two')}`, '<p>End.</p>'];
    expect(separateTables(entry, parts)).toEqual([
      { text: `<p>Words.</p>${table('X')}<p>More.</p>`, table: table('One', 'Two') },
      { text: '<p>End.</p>' },
    ]);
  });

  it.each([table('One', 'Three'), '<p>No table.</p>'])(
    'stays in the text if it contains more: %s',
    (text) => {
      expect(separateTables(entry, [text, ''])).toEqual([{ text }, { text: '' }]);
    },
  );

  it('is separated if each of its rows is a trade', () => {
    const settlement = { settlement: { chapter: 1, trades: [{}, {}] } } as never;
    expect(separateTables(settlement, [table('Mon', 'Tue'), ''])[0]).toEqual({
      text: '',
      table: table('Mon', 'Tue'),
    });
    expect(separateTables(settlement, [table('Mon'), ''])[0]).toEqual({ text: table('Mon') });
  });
});
