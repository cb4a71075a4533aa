import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { siteLetters } from './site-letters';

/** Characters of a font file. */
function readLetters(name: string): number[] {
  const font = create(readFileSync(`components/fonts/${name}.woff2`));
  return 'fonts' in font ? [] : font.characterSet;
}

const wanted = [...siteLetters].map((letter) => letter.codePointAt(0) ?? 0);

it('are those of the font that visitors get: `npm run font` cuts it', () => {
  // The last entry of a character map is no character.
  expect(readLetters('archivo-site').filter((letter) => letter < 0xfff0)).toEqual(
    [...wanted].sort((a, b) => a - b),
  );
});

it('are all in the font that it is cut from', () => {
  expect(wanted.filter((letter) => !readLetters('archivo').includes(letter))).toEqual([]);
});
