import { splitStory } from './view';

const html =
  '<h2>A</h2><p>a</p><h2>B</h2><ul><li>b</li></ul><p>c</p><p>d</p><section><h2>Notes</h2></section>';

describe('the text of a study', () => {
  it('is split at headings and after lists; footnotes stay with the last part', () => {
    expect(splitStory(html, 3)).toEqual([
      '<h2>A</h2><p>a</p>',
      '<h2>B</h2><ul><li>b</li></ul>',
      '<p>c</p><p>d</p><section><h2>Notes</h2></section>',
    ]);
  });

  it.each([1, 2, 4])('is complete when split into %i parts', (count) => {
    expect(splitStory(html, count).join('')).toBe(html);
    expect(splitStory(html, count).length).toBeLessThanOrEqual(count);
  });

  it('is one part without headings and lists', () => {
    expect(splitStory('<p>a</p>', 3)).toEqual(['<p>a</p>']);
  });
});
