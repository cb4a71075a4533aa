import { hasShortOpening } from './opening';

describe('hasShortOpening', () => {
  const short = 'A few words.';
  const long = 'word '.repeat(61);

  it('looks at the first paragraph, below a heading too', () => {
    expect(hasShortOpening(`<p>${short}</p><p>${long}</p>`)).toBe(true);
    expect(hasShortOpening(`<h2 id="a"><a href="#a">A</a></h2>\n<p>${short}</p>`)).toBe(true);
    expect(hasShortOpening(`<h2>A</h2><p>${long}</p><p>${short}</p>`)).toBe(false);
  });

  it('counts letters, not tags, and finds no opening in what begins otherwise', () => {
    expect(hasShortOpening(`<p><a href="/${'x'.repeat(400)}">${short}</a></p>`)).toBe(true);
    expect(hasShortOpening(`<ul><li>${short}</li></ul><p>${short}</p>`)).toBe(false);
  });
});
