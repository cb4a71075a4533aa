import { countEdits } from '#lib/core/edit-distance';
import type { SearchRow } from './contract';
import { rateRarity } from './rarity';

/** What pages weigh for a word, by their number in the list of pages. */
export type Weights = ReadonlyMap<number, number>;

/** A word that only begins as it was typed counts less, a word that is only like it least. */
const shares = { begins: 0.5, alike: 0.3 } as const;

/** Letters from which a beginning says something. */
const shortestBeginning = 2;

/** Reads the pages of a row: their numbers are kept as distances. */
function readWeights([, ...pairs]: SearchRow): [page: number, weight: number][] {
  const weights: [number, number][] = [];
  let page = 0;
  for (let at = 0; at < pairs.length; at += 2) {
    page += pairs[at] ?? 0;
    weights.push([page, pairs[at + 1] ?? 0]);
  }
  return weights;
}

/** How many pages a row has. */
const countPages = (row: SearchRow): number => (row.length - 1) / 2;

/** The most that one of the rows weighs on each page. */
function joinRows(rows: readonly SearchRow[], share: (row: SearchRow) => number): Map<number, number> {
  const joined = new Map<number, number>();
  for (const row of rows)
    for (const [page, weight] of readWeights(row))
      joined.set(page, Math.max(joined.get(page) ?? 0, weight * share(row)));
  return joined;
}

/** How many mistakes a word of so many letters may have. */
export function countForgiven(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * Finds the pages of a stem: those that have it, and those with words that begin with it. A longer word
 * tells no more than what was typed, however rare it is itself.
 *
 * @param whole the stem, then others that stand for it, of which no beginning counts
 * @param pages how many pages there are
 * @returns none where no page has it
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

/** Finds the stems that are written almost like one, the nearest alone. */
export function findAlike(rows: readonly SearchRow[], stem: string): string[] {
  const most = countForgiven(stem.length);
  const rated = rows
    .map(([other]) => ({ other, edits: countEdits(stem, other, most) }))
    .filter(({ edits }) => edits <= most);
  const least = Math.min(...rated.map(({ edits }) => edits));
  return rated.filter(({ edits }) => edits === least).map(({ other }) => other);
}

/** Finds the pages of stems that are only like what was typed. */
export function matchAlike(rows: readonly SearchRow[], stems: readonly string[]): Weights {
  return joinRows(
    rows.filter(([stem]) => stems.includes(stem)),
    () => shares.alike,
  );
}
