import { expectOfNext } from './next-output-error';

const scriptHint = /<link rel="preload" as="script"[^>]*>/g;
/** A row of the data for hydration that names a file to preload: `:HL["/file.css","style"]`. */
const hintRow = /:HL\[\\"[^"\\]+\\",\\"\w+\\"(?:,\{[^{}]*\})?\]\\n/g;

function remove(html: string, pattern: RegExp, what: string, row: string): string {
  const without = html.replace(pattern, '');
  expectOfNext(without.length < html.length, what, row);
  return without;
}

/**
 * Leaves out hints to fetch files that the head names anyway: an element, which would fetch a script before the first
 * paint, and rows of the data for hydration that no other row refers to.
 *
 * @throws {NextOutputError} where one of the two is missing or has another shape
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
  return unlisted;
}
