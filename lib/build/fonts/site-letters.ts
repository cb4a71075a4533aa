const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const signs = '\u00A0\u00AD§©«»°ºª·¿¡×÷–—‘’‚“”„…€£−';
const german = 'ÄÖÜßäöü';
const french = 'ÀÂÇÈÉÊËÎÏÔÙÛŒàâçèéêëîïôùûœ';
const spanish = 'ÁÍÓÚÑáíóúñ';
const italian = 'ÌÒìò';
const names = 'ĆŁćł';

/**
 * Characters of the subset font: those of all page languages, and of names. A single small font, because a
 * second one would double the time of the first layout.
 */
export const siteLetters: string = [
  ...new Set(ascii + signs + german + french + spanish + italian + names),
].join('');
