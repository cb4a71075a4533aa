import type { Locale } from '#lib/i18n/locales';

/** Ends of blocks end sentences too: a heading, an entry of a list, a cell. */
const blockEnd = /<\/(?:p|li|h[1-6]|td|th|dt|dd)>/g;

/** A text's sentences and words. Notes and tables are looked up, not read. */
function readSentences(html: string): string[][] {
  return html
    .replaceAll(/<section class="footnotes".*?<\/section>/gs, '')
    .replaceAll(/<table.*?<\/table>/gs, '')
    .replaceAll(/<span class="visually-hidden">.*?<\/span>/g, '')
    .replaceAll(blockEnd, '. ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&\w+;/g, ' ')
    .replaceAll(/[\u00ad\u2060]/g, '')
    .split(/[.!?:;](?=[\s”“"]|$)/)
    .map((sentence) => sentence.match(/\p{L}+/gu) ?? [])
    .filter((words) => words.length > 0);
}

/** Syllables are groups of vowels; an English "e" at the end is mute. */
const syllables: Readonly<Record<Locale, (word: string) => number>> = {
  en: (word) => word.replace(/(?<=[^aeiouyl])e(?:d|s)?$/, '').match(/[aeiouy]+/g)?.length ?? 1,
  de: (word) => word.match(/aa|ee|oo|ie|ei|ai|au|eu|äu|[aeiouyäöü]/g)?.length ?? 1,
};

/**
 * How easy a text is to read, from 0 to 100: Flesch's reading ease for English, Amstad's for German.
 *
 * @see https://en.wikipedia.org/wiki/Flesch–Kincaid_readability_tests
 * @see https://de.wikipedia.org/wiki/Lesbarkeitsindex
 */
export function measureEase(html: string, locale: Locale): number {
  const sentences = readSentences(html);
  const words = sentences.flat();
  const count = words.reduce((sum, word) => sum + Math.max(1, syllables[locale](word.toLowerCase())), 0);
  const [length, weight] = [words.length / sentences.length, count / words.length];
  return locale === 'en' ? 206.835 - 1.015 * length - 84.6 * weight : 180 - length - 58.5 * weight;
}
