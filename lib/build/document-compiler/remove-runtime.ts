import { expectOfNext } from '#lib/next/next-output-error';
import { scriptHint } from './take-scripts';

/** Every script that runs; JSON-LD is data and stays. */
const script = /<script\b(?![^>]*\btype="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g;

/**
 * Removes Next's runtime from a document: every script, inline or external, and its preload hints.
 *
 * @throws {NextOutputError} if the document had no runtime, or still references a script
 */
export function removeRuntime(html: string): string {
  const without = html.replace(script, '').replace(scriptHint, '');
  expectOfNext(html.includes('self.__next_f'), 'writes entry documents with a runtime', 'entry documents');
  expectOfNext(
    !/<script\b(?![^>]*ld\+json)|<link\b[^>]*\.js"/.test(without),
    'names scripts in <script> and <link rel="preload" as="script"> alone',
    'entry documents',
  );
  return without;
}
