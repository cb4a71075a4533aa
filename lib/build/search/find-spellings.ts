import { memoizeByKey } from '#lib/core/memoize';
import { listTokens, type Token } from '#lib/core/fold-text';
import type { Language } from '#lib/i18n/languages';
import { toStem } from '#lib/search/stem';

/** Shorter parts match by chance. */
const shortestPart = 3;

/** Separator between words that may be joined: a space or a hyphen. */
const gapLength = 1;

export type Spellings = {
  /** Stems of a text, in all spellings. */
  readonly listStems: (text: string) => string[];
  /** Last part of words that also occur separated; the first part matches anyway, as a prefix. */
  readonly lastParts: ReadonlyMap<string, string>;
};

const listPairs = (tokens: readonly Token[]): (readonly [head: string, tail: string])[] =>
  tokens.flatMap((token, index) => {
    const next = tokens[index + 1];
    return next?.start === token.end + gapLength ? [[token.word, next.word] as const] : [];
  });

/** The part after a hyphen, as in `E-Mail`, is also indexed separately. */
const listTails = (word: string): string[] =>
  /\p{Letter}$/u.test(word) ? word.split(/[-\u2010\u2011]/).slice(1) : [];

/**
 * Finds words that occur both joined and separated in the texts of a language, such as `whitepaper` and
 * `white paper`, so that a search for one finds the other.
 *
 * @param without stems that are not searchable
 */
export function findSpellings(
  texts: readonly string[],
  language: Language,
  without: readonly string[],
): Spellings {
  const stemOf = memoizeByKey((word: string) => toStem(word, language));
  const tokens = texts.map(listTokens);
  const stems = new Set(tokens.flatMap((list) => list.map(({ word }) => stemOf(word))));
  const lastParts = new Map<string, string>();
  for (const [head, tail] of tokens.flatMap(listPairs)) {
    const joined = stemOf(head + tail);
    const last = stemOf(tail);
    const pair = [stemOf(head), last];
    if (stems.has(joined) && pair.every((part) => part.length >= shortestPart && !without.includes(part)))
      lastParts.set(joined, last);
  }
  const listJoined = (list: readonly Token[]): string[] =>
    listPairs(list)
      .map(([head, tail]) => stemOf(head + tail))
      .filter((joined) => lastParts.has(joined));
  return {
    lastParts,
    listStems: (text) => {
      const list = listTokens(text);
      const words = list.flatMap(({ word }) => [word, ...listTails(word)]);
      return [...words.map(stemOf), ...listJoined(list)];
    },
  };
}
