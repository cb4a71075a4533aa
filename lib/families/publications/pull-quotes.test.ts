import { insertPullQuotes } from './pull-quotes';

const sayer = '<p>It is <a href="/x/">not</a> much, but\u00a010. Two.</p>';
const other = '<p>Another <em>one</em>.</p>';
const table = '<table></table>';
const large = '<div data-pull="" aria-hidden="true">It is not much, but 10.</div>';
const set = (html: string, ...pullQuotes: string[]): string =>
  insertPullQuotes(html, { file: 'x/en.md', pullQuotes });
const place = (html: string): string => set(html, 'It is not much, but 10.');

describe('pull quotes', () => {
  it('are placed next to the paragraph with the sentence, hidden from screen readers', () => {
    expect(place(`${table}${sayer}\n${other}`)).toBe(`${table}${sayer}${large}\n${other}`);
    expect(place(`${other}${other}\n${sayer}${table}`)).toBe(`${other}${large}${other}\n${sayer}${table}`);
    expect(insertPullQuotes(sayer, { file: 'x/en.md', pullQuotes: undefined })).toBe(sayer);
  });

  it('throw if there is no adjacent paragraph', () => {
    expect(() => place(`${table}${sayer}${table}`)).toThrow(
      'pullQuotes: expected a paragraph before or after the one that says "It is not much, but 10."',
    );
  });

  it.each(['It is not much, but 11.', 'n'])(
    'throw unless the text contains them exactly once: %s',
    (sentence) => {
      expect(() => set(`${sayer}${other}`, sentence)).toThrow(
        `pullQuotes: expected one paragraph that says "${sentence}"`,
      );
    },
  );
});
