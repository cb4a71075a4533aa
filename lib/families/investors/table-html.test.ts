import { writeFigureTable } from './table-html';

const plain = (html: string): string => html.replaceAll('\u00a0', ' ');

describe('writeFigureTable', () => {
  it('formats figures for the language, with a dash for what does not apply', () => {
    const rows = [{ name: 'Own <funds>', cells: [1234.5, null], digits: 2 }];
    const [en, de] = (['en', 'de'] as const).map((locale) =>
      writeFigureTable(['Item', '2025', '2024'], rows, locale),
    );
    expect(en).toContain('<td class="align-right">1,234.50</td><td class="align-right">–</td>');
    expect(de).toContain('<td class="align-right">1.234,50</td>');
    expect(en).toContain('Own &lt;funds&gt;</th>');
  });

  it('marks totals and the row numbers of a template', () => {
    const total = writeFigureTable(['Item', '2025'], [{ name: 'Sum', cells: [1], isTotal: true }], 'en');
    expect(total).toContain('<strong>Sum</strong></th><td class="align-right"><strong>1.0</strong></td>');
    const numbered = writeFigureTable(
      ['Item', '2025'],
      [{ number: 'EU 7d', name: 'More', cells: [2] }],
      'en',
    );
    expect(plain(numbered)).toContain('<strong>EU 7d</strong> More</th>');
  });

  it('lets headings span all columns', () => {
    const html = writeFigureTable(['Item', '2025', '2024'], [{ heading: 'Assets' }], 'en');
    expect(html).toContain('<tr><th scope="rowgroup" colspan="3">Assets</th></tr>');
  });

  it('scrolls on phones only with many columns', () => {
    const frameOf = (columns: number): string | undefined =>
      /class="(table-frame[^"]*)"/.exec(writeFigureTable(Array(columns).fill('x'), [], 'en'))?.[1];
    expect([frameOf(3), frameOf(6)]).toEqual(['table-frame', 'table-frame scrolls']);
  });
});
