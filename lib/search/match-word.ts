import { countEdits } from '#lib/core/edit-distance';
import type { SearchRow } from './contract';

/** Weights of a word by page number. */
export type Weights = ReadonlyMap<number, number>;

/**
 * Inverse document frequency: the rarer a word, the higher its weight.
 *
 * @see https://doi.org/10.1561/1500000019 BM25
 */
export const rateRarity = (pagesWith: number, pages: number): number =>
  Math.log(1 + (pages - pagesWith + 0.5) / (pagesWith + 0.5));

/** Factors for prefix matches and for similar words. */
const shares = { begins: 0.5, alike: 0.3 } as const;

/** Minimum length of a prefix. */
const shortestBeginning = 2;

/** Decodes a row: page numbers are stored as differences. */
function readWeights([, ...pairs]: SearchRow): [page: number, weight: number][] {
  const weights: [number, number][] = [];
  let page = 0;
  for (let at = 0; at < pairs.length; at += 2) {
    page += pairs[at] ?? 0;
    weights.push([page, pairs[at + 1] ?? 0]);
  }
  return weights;
}

/** Number of pages of a row. */
const countPages = (row: SearchRow): number => (row.length - 1) / 2;

/** Maximum weight of several rows by page. */
function joinRows(rows: readonly SearchRow[], share: (row: SearchRow) => number): Map<number, number> {
  const joined = new Map<number, number>();
  for (const row of rows)
    for (const [page, weight] of readWeights(row))
      joined.set(page, Math.max(joined.get(page) ?? 0, weight * share(row)));
  return joined;
}

/** Number of typos allowed for a word length. */
export function countAllowedTypos(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * Weights of a stem, including words that start with it. A longer word counts as no rarer than the typed one.
 *
 * @param whole the stem, and alternatives that are matched exactly
 * @param pages total number of pages
 * @returns empty without matches
 */
export function matchStem(rows: readonly SearchRow[], whole: readonly string[], pages: number): Weights {
  const [stem = ''] = whole;
  const fits = rows.filter(
    ([other]) => whole.includes(other) || (stem.length >= shortestBeginning && other.startsWith(stem)),
  );
  const typed = rateRarity(
    new Set(fits.flatMap((row) => readWeights(row).map(([page]) => page))).size,
    pages,
  );
  return joinRows(fits, (row) => {
    if (whole.includes(row[0])) return 1;
    const share = Math.min(1, typed / rateRarity(countPages(row), pages));
    return (shares.begins * share * stem.length) / row[0].length;
  });
}

/** Finds the stems with the smallest edit distance. */
export function findSimilarStems(rows: readonly SearchRow[], stem: string): string[] {
  const most = countAllowedTypos(stem.length);
  const rated = rows
    .map(([other]) => ({ other, edits: countEdits(stem, other, most) }))
    .filter(({ edits }) => edits <= most);
  const least = Math.min(...rated.map(({ edits }) => edits));
  return rated.filter(({ edits }) => edits === least).map(({ other }) => other);
}

/** Weights of similar stems. */
export function matchSimilarStems(rows: readonly SearchRow[], stems: readonly string[]): Weights {
  return joinRows(
    rows.filter(([stem]) => stems.includes(stem)),
    () => shares.alike,
  );
}
