import { expectOfNext } from './next-output-error';

/** Every script but blocks of data, which do not run: JSON-LD stays. */
const script = /<script\b(?![^>]*\btype="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g;
const scriptHint = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Takes out of a document what starts Next's runtime: every script that runs, inline or a file, and
 * the hints that preload them.
 *
 * @throws {NextOutputError} where the document had no runtime, or the result still names a script
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
