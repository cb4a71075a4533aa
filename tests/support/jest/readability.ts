import type { Locale } from '#lib/i18n/locales';

/** Ends of blocks also end sentences: headings, list items, cells. */
const blockEnd = /<\/(?:p|li|h[1-6]|td|th|dt|dd)>/g;

/** Sentences of a text as words, without notes and tables. */
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

/** Syllables are groups of vowels; in English, a final "e" is silent. */
const syllables: Readonly<Record<Locale, (word: string) => number>> = {
  en: (word) => word.replace(/(?<=[^aeiouyl])e(?:d|s)?$/, '').match(/[aeiouy]+/g)?.length ?? 1,
  de: (word) => word.match(/aa|ee|oo|ie|ei|ai|au|eu|äu|[aeiouyäöü]/g)?.length ?? 1,
};

/**
 * Readability from 0 to 100: Flesch reading ease for English, Amstad's formula for German.
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
