import { expectOfNext } from './next-output-error';

/** Pages of Next's own for what is not found; the site's root 404 page answers in their place. */
const leftovers = ['404/', '_not-found/'];

const isRouterData = (name: string): boolean =>
  name === 'index.txt' || (name.startsWith('__next.') && name.endsWith('.txt'));

const baseName = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

/**
 * Picks the files of an export that nobody asks for: what Next's own router would fetch (the
 * page-data loader never lets it; should it ask all the same, it loads the page in full), a third of
 * the export's bytes, and its pages for what is not found.
 *
 * @param files all files of the export, as paths from its root: `en/index.txt`
 * @param own text files of the site itself, written the same way
 * @throws {NextOutputError} where a text file is neither of the site nor known as the router's
 */
export function listRouterFiles(files: readonly string[], own: readonly string[]): string[] {
  const found = files.filter(
    (file) => isRouterData(baseName(file)) || leftovers.some((folder) => file.startsWith(folder)),
  );
  const known = new Set([...found, ...own]);
  const unknown = files.find((file) => file.endsWith('.txt') && !known.has(file));
  expectOfNext(
    found.some((file) => isRouterData(baseName(file))),
    'writes index.txt and __next.*.txt for its router',
    'router files',
  );
  expectOfNext(
    unknown === undefined,
    `writes only index.txt and __next.*.txt for its router (${unknown})`,
    'router files',
  );
  return found;
}
