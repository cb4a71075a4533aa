import { countReadingMinutes } from './reading-time';

describe('countReadingMinutes', () => {
  it('counts words, not tags, signs or attributes', () => {
    const words = `<p class="a b c">${'Wort – '.repeat(380)}</p>`;
    expect(countReadingMinutes(words)).toBe(2);
  });

  it('is never less than a minute', () => {
    expect(countReadingMinutes('<p>Short.</p>')).toBe(1);
  });
});
