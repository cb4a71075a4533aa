import { addShareBars } from './share-bars';

const cell = (text: string, align = ' class="align-right"'): string =>
  `<td${align} data-column="Share">${text}</td>`;

const widthsOf = (html: string): string[] =>
  [...html.matchAll(/h([\d.]+)v10/g)].map(([, width = '']) => width);

describe('bars of shares', () => {
  it('are as long as the percentage, in German and in English', () => {
    expect(widthsOf(addShareBars(cell('37,3\u00a0%')))).toEqual(['100', '37.3']);
    expect(widthsOf(addShareBars(cell('5.9%')))).toEqual(['100', '5.9']);
  });

  it('keep the cell’s text, column name and alignment', () => {
    const html = addShareBars(cell('5.9%'));
    expect(html.startsWith('<td class="align-right share" data-column="Share"><svg')).toBe(true);
    expect(html.endsWith('</svg>5.9%</td>')).toBe(true);
  });

  it.each(['19', '1 to 9%', '8.6 months'])('are not added to %s', (text) => {
    expect(addShareBars(cell(text))).toBe(cell(text));
  });

  it('are not added to a text column', () => {
    expect(addShareBars(cell('5.9%', ''))).toBe(cell('5.9%', ''));
  });
});
