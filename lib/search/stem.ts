import { foldText, listTokens } from '#lib/core/fold-text';
import type { Language } from '#lib/i18n/languages';

/** Suffix to remove, and its replacement. */
type Pass = readonly [ending: RegExp, kept: string];

/**
 * Light stemmers, which only remove inflections; prefix matching covers the rest. German, French, Italian,
 * Spanish: J. Savoy, "Light stemming approaches for the French, Portuguese, German and Hungarian languages",
 * SAC 2006. English: steps 1a, 1b, 5a of M. F. Porter, "An algorithm for suffix stripping", 1980.
 */
const passes: Readonly<Record<Language, readonly Pass[]>> = {
  de: [
    [/^(.{3,})ern$|^(.{3,})e[mnrs]$|^(.{3,})e$|^(.{2,}[bdfghklmnt])s$/, '$1$2$3$4'],
    [/^(.{3,})est$|^(.{3,})e[rn]$|^(.{2,}[bdfghklmnt])st$/, '$1$2$3'],
  ],
  en: [
    [/^(.+ss)es$|^(.{2,})ies$|^(.{2,}[^aeious])s$|^(.{2,}[aeio])s$/, '$1$2$3$4'],
    [/^(.*[aeiouy].*[^e])ed$|^(.*[aeiouy].+)ing$/, '$1$2'],
    [/^(.*)([^aeioulsz])\2$/, '$1$2'],
    [/^(.{3,})[ey]$/, '$1'],
    [/^(.{2,})i$/, '$1'],
  ],
  fr: [
    [/^(.{3,})aux$|^(.{5,})x$/, '$1$2'],
    [/^(.{5,})s$/, '$1'],
    [/^(.{4,})r$/, '$1'],
    [/^(.{4,})e$/, '$1'],
    [/^(.{4,})e$/, '$1'],
  ],
  it: [[/^(.{4,})(?:ie|he|hi|ii|ia|io)$|^(.{4,})[aeio]$/, '$1$2']],
  es: [
    [/^(.{3,})ces$/, '$1z'],
    [/^(.{3,})[aeo]s$|^(.{4,})[aeo]$/, '$1$2'],
  ],
};

/** Stems a folded word. Words with digits stay unchanged. */
function stemWord(word: string, language: Language): string {
  if (/\d/.test(word)) return word;
  return passes[language].reduce((stem, [ending, kept]) => stem.replace(ending, kept), word);
}

/** Stem of a word. */
export function toStem(text: string, language: Language): string {
  return stemWord(foldText(text, language), language);
}

/** Minimum length of a prefix match. */
const shortestBeginning = 3;

/** Whether a stem equals the query's, or starts with it: `zahlungsverkehr` for `zahlung`. */
export const fitsStem = (stem: string, asked: string): boolean =>
  stem === asked || (asked.length >= shortestBeginning && stem.startsWith(asked));

/** Stems of a text, in order. */
export function listStems(text: string, language: Language): string[] {
  return listTokens(text).map((token) => toStem(token.word, language));
}
