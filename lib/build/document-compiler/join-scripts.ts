import { chunkBase, nameByContent } from './name-script';
import { expectOfNext } from '#lib/next/next-output-error';

/** A script of the first load: URL and text. */
export type ScriptFile = { readonly address: string; readonly text: string };

const ownElement = '"object"==typeof document?document.currentScript:void 0';
const chunk = `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([${ownElement},`;
const runtime = '(()=>{let e;var t,r=globalThis.TURBOPACK;';
const scriptMaker = 'n.crossOrigin=null,n.src=t';

/**
 * Minimum size in bytes of a script that remains a separate file: React and Next's router change with their
 * versions, everything else with each build.
 */
const large = 100_000;

/**
 * Compile hint: the browser compiles the script off the main thread while it downloads, instead of lazily per
 * function. Ignored by other browsers.
 *
 * @see https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

/** Makes the chunk loader set `integrity` and a trusted URL on each script. */
function checkScripts(text: string): string {
  expectOfNext(text.split(scriptMaker).length === 2, 'makes the element of a chunk in one place', 'chunks');
  return text.replace(scriptMaker, 'n.crossOrigin=null,n.integrity=integrityOf(t),n.src=scriptAddress(t)');
}

/**
 * A chunk registers under the URL of `document.currentScript`; within a joined file it has to name its own.
 *
 * @throws {NextOutputError} if the chunk is not of the expected form
 */
export function nameChunk({ address, text }: ScriptFile): string {
  if (text.startsWith(runtime)) return checkScripts(text);
  expectOfNext(
    address.startsWith(chunkBase) && text.startsWith(chunk) && text.split(ownElement).length === 2,
    'begins each chunk by registering it under the element that runs it',
    'chunks',
  );
  return text.replace(ownElement, () => JSON.stringify(address.slice(chunkBase.length)));
}

/**
 * Joins the small scripts of the first load: three requests instead of ten, and better compression. Large
 * scripts stay separate, named by content hash.
 *
 * @param files scripts of a document, in order
 * @returns the large files, and the joined text of the small ones
 * @throws {NextOutputError} if a chunk is not of the expected form
 */
export function joinScripts(files: readonly ScriptFile[]): {
  readonly own: readonly ScriptFile[];
  readonly text: string;
} {
  const isLarge = ({ text }: ScriptFile): boolean => text.length >= large;
  return {
    own: files.filter(isLarge).map((file) => {
      const text = `${compileHint}${nameChunk(file)}`;
      return { address: `${chunkBase}${nameByContent(text)}`, text };
    }),
    text: files
      .filter((file) => !isLarge(file))
      .map(nameChunk)
      .join(';\n'),
  };
}
