import { createHash } from 'node:crypto';
import { resolveUrls, type ReadSheet } from './inline-styles.build';
import { nameChunk } from './join-scripts.build';
import { expectOfNext } from './next-output-error';

/** A file that holds the scripts and the styles of what is imported later, such as a template. */
export type Bundle = { readonly address: string; readonly text: string };

const base = '/_next/';
const imported = /Promise\.all\(\[((?:"static\/chunks\/[^"]+",?)+)\]\.map\((\w)=>(\w)\.l\(\2\)\)\)/g;

/** Share of all imports from which on a style sheet stays a file of its own: nearly every document has it already. */
const common = 0.5;

/**
 * Puts styles of a bundle into the document, but for those that are there: one sheet more behind all others. A
 * disabled link says of each that it is there, as in a finished document. Browsers without such sheets fetch the files.
 */
const adoptSheets = `self.adoptSheets=s=>{let d=document,c="",h=d.adoptedStyleSheets;for(let[a,t]of s){if(d.querySelector('link[rel=stylesheet][href="'+a+'"]'))continue;let l=d.createElement("link");l.rel="stylesheet";h&&l.setAttribute("disabled","");l.href=a;d.head.append(l);c+=t}if(h&&c){let n=new CSSStyleSheet;n.replaceSync(c);d.adoptedStyleSheets=[...h,n]}};`;

const parseList = (list: string): string[] => JSON.parse(`[${list}]`) as string[];

/** How many of the lists name each file. */
function countFiles(lists: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const file of lists.flat()) counts.set(file, (counts.get(file) ?? 0) + 1);
  return counts;
}

function writeBundle(files: readonly string[], read: ReadSheet): Bundle {
  const address = (file: string): string => `${base}${file}`;
  const sheets = files
    .filter((file) => file.endsWith('.css'))
    .map((file) => [address(file), resolveUrls(read(address(file)), address(file))]);
  const scripts = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => nameChunk({ address: address(file), text: read(address(file)) }));
  const body = [`adoptSheets(${JSON.stringify(sheets)})`, ...scripts].join(';\n');
  const name = `static/chunks/${createHash('sha256').update(body).digest('hex').slice(0, 13)}.js`;
  // It registers last, under its own address: then everything in it is there.
  return { address: address(name), text: `${body};\nTURBOPACK.push([${JSON.stringify(name)}])` };
}

/**
 * Makes one file of all that an import needs, where that is more than one: a template comes with its styles in one
 * request instead of seventeen. What most imports share stays apart.
 *
 * @param text a script with imports, as Turbopack writes them
 * @param read gives the files that they name
 * @returns the script with imports of bundles, and these
 * @throws {NextOutputError} where there are no imports of the known shape
 */
export function bundleChunks(text: string, read: ReadSheet): { text: string; bundles: readonly Bundle[] } {
  const lists = [...text.matchAll(imported)].map(([, list = '']) => parseList(list));
  expectOfNext(
    lists.some(({ length }) => length > 1),
    'writes imports as Promise.all of the addresses of their chunks',
    'bundled imports',
  );
  const long = lists.filter(({ length }) => length > 1);
  const counts = countFiles(long);
  const isShared = (file: string): boolean => (counts.get(file) ?? 0) > common * long.length;
  const bundles: Bundle[] = [];
  const bundled = text.replace(imported, (whole, list: string, item: string, loader: string) => {
    const files = parseList(list);
    const own = files.filter((file) => !isShared(file));
    if (own.length < 2) return whole;
    const bundle = writeBundle(own, read);
    bundles.push(bundle);
    const rest = JSON.stringify([...files.filter(isShared), bundle.address.slice(base.length)]);
    return `Promise.all(${rest}.map(${item}=>${loader}.l(${item})))`;
  });
  return { text: `${adoptSheets}\n${bundled}`, bundles };
}
