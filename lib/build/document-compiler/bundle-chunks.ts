import { resolveUrls, type ReadStyleSheet } from './inline-styles';
import { nameChunk, type ScriptFile } from './join-scripts';
import { chunkBase, nameByContent } from './name-script';
import { expectOfNext } from '#lib/next/next-output-error';

/** A file with the scripts and styles of a dynamic import, such as a template. */
export type Bundle = ScriptFile & {
  /** URLs of the scripts in it. */
  readonly scripts: readonly string[];
};

const imported = /Promise\.all\(\[((?:"static\/chunks\/[^"]+",?)+)\]\.map\((\w)=>(\w)\.l\(\2\)\)\)/g;

/** Imports of islands by name (`components/islands/island-imports.client.ts`), and what modules import. */
const islands = /"[\w-]+-island":async\(\)=>\(await \w+\.A\((\d+)\)\)/g;
const modules = /(\d+),\w+=>\{\w+\.v\(\w+=>Promise\.all\(\[([^\]]+)\]/g;

/** Lists of files that islands are imported by. */
function findIslands(text: string): ReadonlySet<string> {
  const ids = new Set([...text.matchAll(islands)].map(([, id]) => id));
  return new Set([...text.matchAll(modules)].flatMap(([, id, list = '']) => (ids.has(id) ? [list] : [])));
}

const parseList = (list: string): string[] => JSON.parse(`[${list}]`) as string[];
const addressOf = (file: string): string => `${chunkBase}${file}`;

/** URLs of the files that a script imports dynamically. */
function findImported(text: string): string[] {
  return [...text.matchAll(imported)].flatMap(([, list = '']) => parseList(list).map(addressOf));
}

function joinBundle(
  files: readonly string[],
  read: ReadStyleSheet,
  bundle: (text: string) => string,
): Bundle {
  const sheets = files
    .filter((file) => file.endsWith('.css'))
    .map((file) => [addressOf(file), resolveUrls(read(addressOf(file)), addressOf(file))]);
  const scripts = files.filter((file) => file.endsWith('.js')).map(addressOf);
  const body = [
    `adoptSheets(${JSON.stringify(sheets)})`,
    ...scripts.map((address) => nameChunk({ address, text: bundle(read(address)) })),
  ].join(';\n');
  // Registers last, under its own URL: by then everything in it is available. A file's name cannot be part of
  // its own text.
  const text = `${body};\nTURBOPACK.push([document.currentScript])`;
  return { address: addressOf(nameByContent(text)), text, scripts };
}

export type Bundler = {
  /** Replaces a script's dynamic imports by imports of bundles. */
  readonly bundle: (text: string) => string;
  /** All bundles so far, without duplicates. */
  readonly list: () => readonly Bundle[];
};

/**
 * Bundles all files of a dynamic import: a template with its styles is one request instead of seventeen. A
 * separate style sheet would cause another layout of the page.
 *
 * @param read reads a file by URL
 * @returns a bundler, which throws on circular imports
 */
export function createBundler(read: ReadStyleSheet): Bundler {
  const bundles = new Map<string, Bundle | 'pending'>();
  const bundleFiles = (list: string, isIsland: boolean): Bundle => {
    const found = bundles.get(list);
    if (found === 'pending')
      throw new Error(`${list} imports itself: a circular import has no content hash.`);
    if (found) return found;
    bundles.set(list, 'pending');
    // An island is hydrated in a document, which has its styles.
    const files = parseList(list).filter((file) => !isIsland || !file.endsWith('.css'));
    const made = joinBundle(files, read, bundle);
    bundles.set(list, made);
    return made;
  };
  const bundle = (text: string): string => {
    const ofIslands = findIslands(text);
    return text.replace(imported, (_, list: string, item: string, loader: string) => {
      const name = bundleFiles(list, ofIslands.has(list)).address.slice(chunkBase.length);
      return `Promise.all([${JSON.stringify(name)}].map(${item}=>${loader}.l(${item})))`;
    });
  };
  return { bundle, list: () => [...bundles.values()].filter((found) => found !== 'pending') };
}

/**
 * Checks that the first-load scripts contain imports of the expected form.
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
