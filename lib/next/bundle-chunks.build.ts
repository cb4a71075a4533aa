import { resolveUrls, type ReadSheet } from './inline-styles.build';
import { nameChunk, type ScriptFile } from './join-scripts.build';
import { chunkBase, nameByContent } from './name-script.build';
import { expectOfNext } from './next-output-error';

/** A file that holds the scripts and the styles of what is imported later, such as a template. */
export type Bundle = ScriptFile & {
  /** Addresses of the scripts that it holds. */
  readonly scripts: readonly string[];
};

const imported = /Promise\.all\(\[((?:"static\/chunks\/[^"]+",?)+)\]\.map\((\w)=>(\w)\.l\(\2\)\)\)/g;

const parseList = (list: string): string[] => JSON.parse(`[${list}]`) as string[];
const addressOf = (file: string): string => `${chunkBase}${file}`;

/** Files that the imports of a script name, by their addresses. */
function findImported(text: string): string[] {
  return [...text.matchAll(imported)].flatMap(([, list = '']) => parseList(list).map(addressOf));
}

function joinBundle(files: readonly string[], read: ReadSheet, bundle: (text: string) => string): Bundle {
  const sheets = files
    .filter((file) => file.endsWith('.css'))
    .map((file) => [addressOf(file), resolveUrls(read(addressOf(file)), addressOf(file))]);
  const scripts = files.filter((file) => file.endsWith('.js')).map(addressOf);
  const body = [
    `adoptSheets(${JSON.stringify(sheets)})`,
    ...scripts.map((address) => nameChunk({ address, text: bundle(read(address)) })),
  ].join(';\n');
  // It registers last, under its own address: then everything in it is there. A name cannot be part of its own text.
  const text = `${body};\nTURBOPACK.push([document.currentScript])`;
  return { address: addressOf(nameByContent(text)), text, scripts };
}

export type Bundler = {
  /** A script with imports of bundles in place of its own. */
  readonly bundle: (text: string) => string;
  /** The bundles so far, each once. */
  readonly list: () => readonly Bundle[];
};

/**
 * Makes one file of all that an import needs: a template comes with its styles in one request instead
 * of seventeen. A style sheet of its own would have the browser lay out the page that is shown anew.
 *
 * @param read gives the files that imports name
 * @returns a bundler, which throws where two bundles import each other
 */
export function createBundler(read: ReadSheet): Bundler {
  const known = new Map<string, Bundle | 'under way'>();
  const bundleFiles = (list: string): Bundle => {
    const found = known.get(list);
    if (found === 'under way')
      throw new Error(`${list} imports itself: its name cannot be made of its text.`);
    if (found) return found;
    known.set(list, 'under way');
    const made = joinBundle(parseList(list), read, bundle);
    known.set(list, made);
    return made;
  };
  const bundle = (text: string): string =>
    text.replace(imported, (_, list: string, item: string, loader: string) => {
      const name = bundleFiles(list).address.slice(chunkBase.length);
      return `Promise.all([${JSON.stringify(name)}].map(${item}=>${loader}.l(${item})))`;
    });
  return { bundle, list: () => [...known.values()].filter((found) => found !== 'under way') };
}

/**
 * Refuses the scripts of a first load in which no import has the known shape.
 *
 * @throws {NextOutputError}
 */
export function expectImports(text: string): void {
  expectOfNext(
    findImported(text).length > 1,
    'writes imports as Promise.all of the addresses of their chunks',
    'chunks',
  );
}
