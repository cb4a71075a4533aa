import { foldText, listTokens } from '#lib/core/fold-text';
import type { ExcerptPart } from './excerpt';

type Span = { readonly start: number; readonly end: number };

/** Positions of a folded word in a part of a text. Folding may turn a letter into none (`-`) or two (`ß`). */
function findSpans(text: string, { start, end }: Span, word: string, language: string): Span[] {
  const folded = foldText(text.slice(start, end), language);
  const countFolded = (at: number): number => foldText(text.slice(start, at), language).length;
  const places = Array.from({ length: end - start + 1 }, (_, offset) => start + offset);
  const spans: Span[] = [];
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
    const last = at + word.length;
    spans.push({
      start: places.findLast((place) => countFolded(place) <= at) ?? start,
      end: places.find((place) => countFolded(place) >= last) ?? end,
    });
  }
  return spans;
}

/** Positions of a word in a text; across words if it is in none of them. */
function findWord(text: string, word: string, language: string): Span[] {
  const inWords = listTokens(text).flatMap((token) => findSpans(text, token, word, language));
  return inWords.length > 0 ? inWords : findSpans(text, { start: 0, end: text.length }, word, language);
}

/**
 * Splits a name into matches and the text between.
 *
 * @param words folded in the same language
 */
export function markLetters(text: string, words: readonly string[], language: string): ExcerptPart[] {
  const spans = words.filter(Boolean).flatMap((word) => findWord(text, word, language));
  const parts: { text: string; isFound: boolean }[] = [];
  let at = 0;
  for (const letter of text) {
    const isFound = spans.some(({ start, end }) => start <= at && at < end);
    at += letter.length;
    const last = parts.at(-1);
    if (last?.isFound === isFound) last.text += letter;
    else parts.push({ text: letter, isFound });
  }
  return parts;
}
