import type { SearchBlock } from './index-pages';

/** Blocks on more pages than this are not specific to any: panels, teasers, notes. */
const mostPages = 3;

/**
 * Removes blocks that occur on many pages, including headings.
 *
 * @param pages the blocks of each page of a language
 */
export function dropRepeated(pages: readonly (readonly SearchBlock[])[]): SearchBlock[][] {
  const counts = new Map<string, number>();
  for (const blocks of pages)
    for (const text of new Set(blocks.map((block) => block.text)))
      counts.set(text, (counts.get(text) ?? 0) + 1);
  return pages.map((blocks) => blocks.filter(({ text }) => (counts.get(text) ?? 0) <= mostPages));
}
