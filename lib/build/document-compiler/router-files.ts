import { expectOfNext } from '#lib/next/next-output-error';

/** Next's own 404 pages; the site's root 404 page replaces them. */
const leftovers = ['404/', '_not-found/'];

const isRouterData = (name: string): boolean =>
  name === 'index.txt' || (name.startsWith('__next.') && name.endsWith('.txt'));

const baseName = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

/**
 * Lists the unused files of an export: the data of Next's own router, a third of all bytes, and Next's 404
 * pages. The router never requests its data, because the page-data loader navigates; if it did, it would fall
 * back to a full page load.
 *
 * @param files all files of the export, relative to its root: `en/index.txt`
 * @param own text files of the site itself, in the same form
 * @throws {NextOutputError} if a text file is neither the site's nor the router's
 */
export function listRouterFiles(files: readonly string[], siteFiles: readonly string[]): string[] {
  const found = files.filter(
    (file) => isRouterData(baseName(file)) || leftovers.some((folder) => file.startsWith(folder)),
  );
  const expected = new Set([...found, ...siteFiles]);
  const unexpected = files.find((file) => file.endsWith('.txt') && !expected.has(file));
  expectOfNext(
    found.some((file) => isRouterData(baseName(file))),
    'writes index.txt and __next.*.txt for its router',
    'router files',
  );
  expectOfNext(
    unexpected === undefined,
    `writes only index.txt and __next.*.txt for its router (${unexpected})`,
    'router files',
  );
  return found;
}
