import { listTokens, type Token } from '#lib/core/fold-text';
import type { Language } from '#lib/i18n/languages';
import { fitsStem, toStem } from './words';

/** A part of an excerpt: words that were looked for, or what stands between them. */
export type ExcerptPart = { readonly text: string; readonly isFound: boolean };

/** Words of an excerpt. */
const length = 30;

/** Words that an excerpt has ahead of the first one that was looked for. */
const lead = 6;

/** Words ahead of it among which the beginning of its sentence is looked for. */
const farthest = 12;

/** A block that ends as a sentence does says more than a label of a drawing. */
const sentenceBonus = 5;

type Place = { readonly token: Token; readonly stem: string };

const listPlaces = (text: string, language: Language): Place[] =>
  listTokens(text).map((token) => ({ token, stem: toStem(token.word, language) }));

/** Whether two words are written apart what was looked for as one: `white paper` for `whitepaper`. */
const areJoined = (head: Place | undefined, tail: Place | undefined, asked: string): boolean =>
  head !== undefined &&
  tail?.token.start === head.token.end + 1 &&
  asked.length <= head.token.word.length + tail.token.word.length &&
  asked.startsWith(head.stem) &&
  asked.endsWith(tail.stem);

/** Whether a word is one of those looked for: by its stem, as the beginning of it, behind its hyphen, or with its neighbour. */
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

/** Cuts a text into what is found and what is not. */
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

/** Whether a sentence begins with a word; a stop behind a short word or ahead of a number belongs to an abbreviation. */
function beginsSentence(block: string, before: Token | undefined, { start, word }: Token): boolean {
  if (!before) return true;
  const gap = block.slice(before.end, start);
  return /[.!?]\S?\s/.test(gap) && /^\p{Lu}/u.test(word) && before.word.length > 3;
}

/** The word with which an excerpt begins: the first of its sentence where that is near. */
function findStart(block: string, places: readonly Place[], found: number): number {
  for (let at = found; at >= Math.max(0, found - farthest); at -= 1) {
    const token = places[at]?.token;
    if (token && beginsSentence(block, places[at - 1]?.token, token)) return at;
  }
  return Math.max(0, found - lead);
}

/** Where so many words begin that hold the most different ones of those looked for; undefined where none is there. */
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

/** The words of a block from one of them on, with dots where the block goes on; between spaces, as "payee's" are two words. */
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
 * Picks the part of a page's text that says most of what was looked for.
 *
 * @param blocks the text by its paragraphs
 * @returns the beginning of the text where none of the words stands in it
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
    // A sentence says more than a heading.
    const bonus = Math.min(places.length, 15) + (/[.!?]$/.test(block) ? sentenceBonus : 0);
    const rating = window.rating && window.rating + bonus;
    if (rating > best.rating) best = { text: cut(block, places, window.first), rating };
  }
  return markWords(best.text, stems, language);
}
