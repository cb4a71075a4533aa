import { foldText } from './fold-text';

/** Two neighbouring letters, as often as they occur. */
function listPairs(text: string): string[] {
  return [...text].slice(1).map((letter, index) => `${[...text][index] ?? ''}${letter}`);
}

/** How alike two texts are, from 0 to 1: the share of pairs of letters that they have in common. */
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

/** Less alike is no help. */
const threshold = 0.35;

const lastPart = (path: string): string => path.split('/').filter(Boolean).at(-1) ?? '';

/**
 * Finds the pages that a mistyped address may have meant.
 *
 * @param path the address that no page has
 * @returns the nearest by address or name, the best first; none where nothing is near
 */
export function findNearest<T extends Named>(path: string, pages: readonly T[], count: number): T[] {
  const asked = lastPart(path);
  const rate = (page: T): number =>
    Math.max(
      compareTexts(path, page.path),
      compareTexts(asked, lastPart(page.path)),
      compareTexts(asked, page.name),
    );
  return pages
    .map((page) => ({ page, rating: rate(page) }))
    .filter(({ rating }) => rating >= threshold)
    .toSorted((a, b) => b.rating - a.rating)
    .slice(0, count)
    .map(({ page }) => page);
}
