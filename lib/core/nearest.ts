import { foldText } from './fold-text';

/** All pairs of neighbouring letters, with duplicates. */
function listPairs(text: string): string[] {
  return [...text].slice(1).map((letter, index) => `${[...text][index] ?? ''}${letter}`);
}

/** Similarity of two texts from 0 to 1: the share of common letter pairs (Dice coefficient). */
export function compareTexts(a: string, b: string): number {
  const [first, second] = [listPairs(foldText(a)), listPairs(foldText(b))];
  const left = [...second];
  const common = first.filter((pair) => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  const count = first.length + second.length;
  return count === 0 ? 0 : (2 * common.length) / count;
}

type Named = { readonly name: string; readonly path: string };

/** Minimum similarity of a useful suggestion. */
const threshold = 0.35;

const lastPart = (path: string): string => path.split('/').filter(Boolean).at(-1) ?? '';

/**
 * Suggests pages for a mistyped path.
 *
 * @param path a path without a page
 * @returns the most similar by path or name, best first; empty if none is similar enough
 */
export function findNearest<T extends Named>(path: string, pages: readonly T[], count: number): T[] {
  const slug = lastPart(path);
  const rate = (page: T): number =>
    Math.max(
      compareTexts(path, page.path),
      compareTexts(slug, lastPart(page.path)),
      compareTexts(slug, page.name),
    );
  return pages
    .map((page) => ({ page, rating: rate(page) }))
    .filter(({ rating }) => rating >= threshold)
    .toSorted((a, b) => b.rating - a.rating)
    .slice(0, count)
    .map(({ page }) => page);
}
