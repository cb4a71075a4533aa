import { listTokens, type Token } from '#lib/core/fold-text';
import type { Language } from '#lib/i18n/languages';
import { fitsStem, toStem } from './stem';

/** Part of an excerpt; `isFound` marks words of the query. */
export type ExcerptPart = { readonly text: string; readonly isFound: boolean };

/** Length of an excerpt in words. */
const length = 30;

/** Number of words before the first match. */
const lead = 6;

/** Maximum number of words before the match within which the start of the sentence is used. */
const farthest = 12;

/** Sentences are preferred to labels of drawings. */
const sentenceBonus = 5;

type Place = { readonly token: Token; readonly stem: string };

const listPlaces = (text: string, language: Language): Place[] =>
  listTokens(text).map((token) => ({ token, stem: toStem(token.word, language) }));

/** Whether two separate words match a word of the query: `white paper` for `whitepaper`. */
const areJoined = (head: Place | undefined, tail: Place | undefined, asked: string): boolean =>
  head !== undefined &&
  tail?.token.start === head.token.end + 1 &&
  asked.length <= head.token.word.length + tail.token.word.length &&
  asked.startsWith(head.stem) &&
  asked.endsWith(tail.stem);

/** Whether a word matches: by stem, as a prefix, after its hyphen, or joined with its neighbour. */
function isFound(places: readonly Place[], at: number, stems: readonly string[]): boolean {
  const [before, place, after] = [places[at - 1], places[at], places[at + 1]];
  if (!place) return false;
  const { stem, token } = place;
  const isHyphened = /\p{Pd}/u.test(token.word);
  return stems.some(
    (asked) =>
      fitsStem(stem, asked) ||
      (isHyphened && stem.endsWith(asked)) ||
      areJoined(before, place, asked) ||
      areJoined(place, after, asked),
  );
}

/** Splits a text into matches and the text between. */
export function markWords(text: string, stems: readonly string[], language: Language): ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  let at = 0;
  const places = listPlaces(text, language);
  for (const [index, { token }] of places.entries()) {
    if (!isFound(places, index, stems)) continue;
    const { start, end } = token;
    if (start > at) parts.push({ text: text.slice(at, start), isFound: false });
    parts.push({ text: text.slice(start, end), isFound: true });
    at = end;
  }
  return at < text.length ? [...parts, { text: text.slice(at), isFound: false }] : parts;
}

/**
 * Whether a sentence begins with a word; a full stop after a short word or before a number belongs to an
 * abbreviation.
 */
function beginsSentence(block: string, before: Token | undefined, { start, word }: Token): boolean {
  if (!before) return true;
  const gap = block.slice(before.end, start);
  return /[.!?]\S?\s/.test(gap) && /^\p{Lu}/u.test(word) && before.word.length > 3;
}

/** First word of an excerpt: the start of the sentence if it is near. */
function findStart(block: string, places: readonly Place[], found: number): number {
  for (let at = found; at >= Math.max(0, found - farthest); at -= 1) {
    const token = places[at]?.token;
    if (token && beginsSentence(block, places[at - 1]?.token, token)) return at;
  }
  return Math.max(0, found - lead);
}

/** Start of the window with the most different words of the query; undefined without matches. */
function findWindow(
  block: string,
  places: readonly Place[],
  stems: readonly string[],
): { readonly first: number; readonly rating: number } | undefined {
  const found = places.flatMap((_place, index) => (isFound(places, index, stems) ? [index] : []));
  let best: { first: number; rating: number } | undefined;
  for (const first of found) {
    const inside = found.filter((index) => index >= first && index < first + length - farthest);
    const different = new Set(inside.map((index) => places[index]?.stem)).size;
    const rating = different * 10 + inside.length;
    if (!best || rating > best.rating) best = { first: findStart(block, places, first), rating };
  }
  return best;
}

/** Cuts an excerpt from a block, with ellipses; at spaces, because "payee's" is two tokens. */
function cut(block: string, places: readonly Place[], first: number): string {
  const last = first + length;
  const start = first === 0 ? 0 : block.lastIndexOf(' ', places[first]?.token.start) + 1;
  const space = last >= places.length ? -1 : block.indexOf(' ', places[last - 1]?.token.end);
  const end = space < 0 ? block.length : space;
  const from = places[first]?.token;
  const isCut = start > 0 && from && !beginsSentence(block, places[first - 1]?.token, from);
  return `${isCut ? '… ' : ''}${block.slice(start, end)}${end < block.length ? ' …' : ''}`;
}

/**
 * Picks the best excerpt of a page for a query.
 *
 * @param blocks paragraphs of the text
 * @returns the beginning of the text if there are no matches
 */
export function pickExcerpt(
  blocks: readonly string[],
  stems: readonly string[],
  language: Language,
): ExcerptPart[] {
  let best = { text: '', rating: -1 };
  for (const block of blocks) {
    const places = listPlaces(block, language);
    const window = findWindow(block, places, stems) ?? { first: 0, rating: 0 };
    // Sentences are preferred to headings.
    const bonus = Math.min(places.length, 15) + (/[.!?]$/.test(block) ? sentenceBonus : 0);
    const rating = window.rating && window.rating + bonus;
    if (rating > best.rating) best = { text: cut(block, places, window.first), rating };
  }
  return markWords(best.text, stems, language);
}
