import { hasShortOpening, splitOpening } from './opening';

describe('hasShortOpening', () => {
  const short = 'A few words.';
  const long = 'word '.repeat(61);

  it('checks the first paragraph, also after a heading', () => {
    expect(hasShortOpening(`<p>${short}</p><p>${long}</p>`)).toBe(true);
    expect(hasShortOpening(`<h2 id="a"><a href="#a">A</a></h2>\n<p>${short}</p>`)).toBe(true);
    expect(hasShortOpening(`<h2>A</h2><p>${long}</p><p>${short}</p>`)).toBe(false);
  });

  it('counts characters without tags, and needs a paragraph at the start', () => {
    expect(hasShortOpening(`<p><a href="/${'x'.repeat(400)}">${short}</a></p>`)).toBe(true);
    expect(hasShortOpening(`<ul><li>${short}</li></ul><p>${short}</p>`)).toBe(false);
  });
});

describe('splitOpening', () => {
  it('separates what precedes the first heading', () => {
    expect(splitOpening('<p>a</p><h2 id="b">B</h2><p>c</p><h2>D</h2>')).toEqual({
      opening: '<p>a</p>',
      html: '<h2 id="b">B</h2><p>c</p><h2>D</h2>',
    });
    expect(splitOpening('<p>a</p>')).toEqual({ opening: '<p>a</p>', html: '' });
  });
});
