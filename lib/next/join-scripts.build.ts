import { expectOfNext } from './next-output-error';

/** A script of the first load: its address, and its text. */
export type ScriptFile = { readonly address: string; readonly text: string };

const base = '/_next/';
const ownElement = '"object"==typeof document?document.currentScript:void 0';
const chunk = `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([${ownElement},`;
const runtime = '(()=>{let e;var t,r=globalThis.TURBOPACK;';

/**
 * Bytes from which on a script stays a file of its own: React and Next's router change with a new
 * version of theirs, everything else with each build of the site.
 */
const large = 100_000;

/**
 * A chunk registers under the address of the element that runs; in a file of many it says its own.
 *
 * @throws {NextOutputError} where it is no chunk of the known shape
 */
export function nameChunk({ address, text }: ScriptFile): string {
  const isRuntime = text.startsWith(runtime);
  expectOfNext(
    address.startsWith(base) &&
      (isRuntime || (text.startsWith(chunk) && text.split(ownElement).length === 2)),
    'begins each chunk by registering it under the element that runs it',
    'joined scripts',
  );
  return isRuntime ? text : text.replace(ownElement, () => JSON.stringify(address.slice(base.length)));
}

/**
 * Makes one file of the small scripts of the first load: a phone asks for three files instead of ten,
 * and one text compresses better than eight.
 *
 * @param files scripts of a document, in its order
 * @returns the addresses that stay, those that are joined, and the text of the joined file
 * @throws {NextOutputError} where a small script is no chunk of the known shape
 */
export function joinScripts(files: readonly ScriptFile[]): {
  readonly own: readonly string[];
  readonly joined: readonly string[];
  readonly text: string;
} {
  const small = files.filter(({ text }) => text.length < large);
  return {
    own: files.filter((file) => !small.includes(file)).map(({ address }) => address),
    joined: small.map(({ address }) => address),
    text: small.map(nameChunk).join(';\n'),
  };
}
