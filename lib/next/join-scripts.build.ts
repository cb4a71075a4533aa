import { chunkBase, nameByContent } from './name-script.build';
import { expectOfNext } from './next-output-error';

/** A script of the first load: its address, and its text. */
export type ScriptFile = { readonly address: string; readonly text: string };

const ownElement = '"object"==typeof document?document.currentScript:void 0';
const chunk = `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([${ownElement},`;
const runtime = '(()=>{let e;var t,r=globalThis.TURBOPACK;';
const scriptMaker = 'n.crossOrigin=null,n.src=t';

/**
 * Bytes from which on a script stays a file of its own: React and Next's router change with a new
 * version of theirs, everything else with each build of the site.
 */
const large = 100_000;

/**
 * Tells the browser to compile a script while it arrives, off the main thread, instead of function by function when
 * it runs. Browsers that do not know the comment pass over it.
 *
 * @see https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

/** The loader of chunks asks each script for what its name says, and for being one of the site: what another server sends is not run. */
function checkScripts(text: string): string {
  expectOfNext(text.split(scriptMaker).length === 2, 'makes the element of a chunk in one place', 'chunks');
  return text.replace(scriptMaker, 'n.crossOrigin=null,n.integrity=integrityOf(t),n.src=scriptAddress(t)');
}

/**
 * A chunk registers under the address of the element that runs; in a file of many it says its own.
 *
 * @throws {NextOutputError} where it is no chunk of the known shape
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
 * Makes one file of the small scripts of the first load, since a phone asks for three files instead of
 * ten and one text compresses better than eight, and gives the large ones a name of their text.
 *
 * @param files scripts of a document, in its order
 * @returns the large files, and the text of the small ones
 * @throws {NextOutputError} where a script is no chunk of the known shape
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
