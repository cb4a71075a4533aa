import { outlineText } from './text-outline';

const html = [
  '<p>Two words.</p><h2 id="a">One</h2><p>Four words stand here.</p>',
  '<div><table><tr><td>From 10\u00a0July\u00a02027</td></tr></table></div>',
  '<h2 id="b">Two</h2><p>From 10\u00a0July 2027 on.</p><section><p>A note.</p></section>',
].join('');

describe('a text in numbers', () => {
  it('has its words and the positions of its chapters, without notes', () => {
    expect(outlineText(html)).toEqual({ words: 17, chapters: [2, 11] });
  });

  it('finds mentions in sentences, not in tables', () => {
    expect(outlineText(html, '10\u00a0July\u00a02027').named).toBe(12);
    expect(outlineText(html, '11 July 2027').named).toBeUndefined();
  });
});
