import { splitStory } from './story';

const html =
  '<h2>A</h2><p>a</p><h2>B</h2><ul><li>b</li></ul><p>c</p><p>d</p><section><h2>Notes</h2></section>';

describe('the text of a study', () => {
  it('parts at headings and behind lists; notes stay whole, with the last part', () => {
    expect(splitStory(html, 3)).toEqual([
      '<h2>A</h2><p>a</p>',
      '<h2>B</h2><ul><li>b</li></ul>',
      '<p>c</p><p>d</p><section><h2>Notes</h2></section>',
    ]);
  });

  it.each([1, 2, 4])('loses nothing in %i parts', (count) => {
    expect(splitStory(html, count).join('')).toBe(html);
    expect(splitStory(html, count).length).toBeLessThanOrEqual(count);
  });

  it('is one part where nothing parts it', () => {
    expect(splitStory('<p>a</p>', 3)).toEqual(['<p>a</p>']);
  });
});
