import { createHash } from 'node:crypto';
import { resolveUrls, type ReadSheet } from './inline-styles.build';
import { nameChunk } from './join-scripts.build';
import { expectOfNext } from './next-output-error';

/** A file that holds the scripts and the styles of what is imported later, such as a template. */
export type Bundle = {
  readonly address: string;
  readonly text: string;
  /** Addresses of the scripts that it holds. */
  readonly scripts: readonly string[];
};

const base = '/_next/';
const imported = /Promise\.all\(\[((?:"static\/chunks\/[^"]+",?)+)\]\.map\((\w)=>(\w)\.l\(\2\)\)\)/g;

/**
 * Puts styles of a bundle into the document, but for those that are there: one sheet more behind all others. A
 * disabled link says of each that it is there, as in a finished document. Browsers without such sheets fetch the files.
 */
const adoptSheets = `self.adoptSheets=s=>{let d=document,c="",h=d.adoptedStyleSheets;for(let[a,t]of s){if(d.querySelector('link[rel=stylesheet][href="'+a+'"]'))continue;let l=d.createElement("link");l.rel="stylesheet";h&&l.setAttribute("disabled","");l.href=a;d.head.append(l);c+=t}if(h&&c){let n=new CSSStyleSheet;n.replaceSync(c);d.adoptedStyleSheets=[...h,n]}};`;

const parseList = (list: string): string[] => JSON.parse(`[${list}]`) as string[];

/** Name of a chunk by its text, as Next's own are named: below `/_next/`, and never another text under it. */
export const nameByContent = (text: string): string =>
  `static/chunks/${createHash('sha256').update(text).digest('hex').slice(0, 13)}.js`;

/** Files that the imports of a script name, by their addresses. */
export function findImported(text: string): string[] {
  return [...text.matchAll(imported)].flatMap(([, list = '']) =>
    parseList(list).map((file) => `${base}${file}`),
  );
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
  const name = nameByContent(body);
  // It registers last, under its own address: then everything in it is there.
  return {
    address: address(name),
    text: `${body};\nTURBOPACK.push([${JSON.stringify(name)}])`,
    scripts: files.filter((file) => file.endsWith('.js')).map(address),
  };
}

/**
 * Makes one file of all that an import needs, where that is more than one: a template comes with its styles in one
 * request instead of seventeen. A style sheet of its own would have the browser lay out the page that is shown anew.
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
  const bundles: Bundle[] = [];
  const bundled = text.replace(imported, (whole, list: string, item: string, loader: string) => {
    const files = parseList(list);
    if (files.length < 2) return whole;
    const bundle = writeBundle(files, read);
    bundles.push(bundle);
    return `Promise.all([${JSON.stringify(bundle.address.slice(base.length))}].map(${item}=>${loader}.l(${item})))`;
  });
  return { text: `${adoptSheets}\n${bundled}`, bundles };
}
