import { memoizeByKey } from '#lib/core/memoize';
import { listTokens, type Token } from '#lib/core/fold-text';
import type { Language } from '#lib/i18n/languages';
import { toStem } from '#lib/search/words';

/** Shorter ones meet by chance. */
const shortestPart = 3;

/** What stands between two words that may be written as one: a space or a hyphen. */
const gapLength = 1;

export type Spellings = {
  /** Stems of a text, in each way in which its words may be looked for. */
  readonly listStems: (text: string) => string[];
  /** The last word of what the texts also write as two; by the first one it is found anyway, as its beginning. */
  readonly lastParts: ReadonlyMap<string, string>;
};

/** Pairs of words that stand side by side: with their words, and as one. */
const listPairs = (tokens: readonly Token[]): (readonly [head: string, tail: string])[] =>
  tokens.flatMap((token, index) => {
    const next = tokens[index + 1];
    return next?.start === token.end + gapLength ? [[token.word, next.word] as const] : [];
  });

/** What follows the hyphen of `E-Mail` is looked for alone too. */
const listTails = (word: string): string[] =>
  /\p{Letter}$/u.test(word) ? word.split(/[-\u2010\u2011]/).slice(1) : [];

/**
 * Finds words that the texts of a language write both as one and as two: `whitepaper` and `white paper`. Whoever looks
 * for one of them finds the other too.
 *
 * @param without stems that find nothing
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
      const own = listTokens(text);
      const words = own.flatMap(({ word }) => [word, ...listTails(word)]);
      return [...words.map(stemOf), ...listJoined(own)];
    },
  };
}
