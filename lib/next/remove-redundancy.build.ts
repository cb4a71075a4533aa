import { expectOfNext } from './next-output-error';

const scriptHint = /<link rel="preload" as="script"[^>]*>/g;
/** A row of the data for hydration that names a file to preload: `:HL["/file.css","style"]`. */
const hintRow = /:HL\[\\"[^"\\]+\\",\\"\w+\\"(?:,\{[^{}]*\})?\]\\n/g;
const undefinedProperty = /,\\"\w+\\":\\"\$undefined\\"|\\"\w+\\":\\"\$undefined\\",/g;

function remove(html: string, pattern: RegExp, what: string, row: string): string {
  const without = html.replace(pattern, '');
  expectOfNext(without.length < html.length, what, row);
  return without;
}

/**
 * Leaves out what says nothing: hints to fetch files that the head names anyway, as an element (which
 * would fetch a script before the first paint) and as rows of the data for hydration that no other row
 * refers to, and properties that are undefined.
 *
 * Measured over the 162 documents of the languages with Next 16.4.6, median per document: 2,581 of
 * 35,530 bytes (7.3 %), which the browser need not parse; 237 of 9,915 bytes with gzip, 196 of 8,332
 * with Brotli (2.4 %). Of the 237 the rows are 92, the properties 106, the element 23.
 *
 * @throws {NextOutputError} where one of the three is missing or has another shape
 */
export function removeRedundancy(html: string): string {
  const unhinted = remove(
    html,
    scriptHint,
    'preloads its bootstrap by <link rel="preload" as="script">',
    'script preload',
  );
  const unlisted = remove(unhinted, hintRow, 'writes hints as rows :HL["…","…"]', 'flight rows');
  expectOfNext(!unlisted.includes(':HL['), 'writes hints as rows :HL["…","…"]', 'flight rows');
  return remove(unlisted, undefinedProperty, 'writes undefined properties as "$undefined"', 'flight rows');
}
