const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const signs = '\u00A0\u00AD§©«»°ºª·¿¡×÷–—‘’‚“”„…€£−';
const german = 'ÄÖÜßäöü';
const french = 'ÀÂÇÈÉÊËÎÏÔÙÛŒàâçèéêëîïôùûœ';
const spanish = 'ÁÍÓÚÑáíóúñ';
const italian = 'ÌÒìò';
/** In the names of people that pages mention. */
const names = 'ĆŁćł';

/**
 * Letters of the font that visitors get: those of the languages that pages have, and of names on them. One font with
 * few letters, since a second one that a page might need makes the first layout of every page twice as long.
 */
export const siteLetters: string = [
  ...new Set(ascii + signs + german + french + spanish + italian + names),
].join('');
