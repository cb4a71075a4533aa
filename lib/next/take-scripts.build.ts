import { expectOfNext } from './next-output-error';
import type { RuntimeEntry } from './start-plan';

const asyncScript = /<script src="([^"]+)"(?: id="[^"]*")? async=""><\/script>/g;
/** For browsers without modules, which could not read the site's own scripts either. */
const oldScript = /<script src="[^"]+" noModule=""><\/script>/g;
/** Would fetch the bootstrap before the first paint. */
const scriptHint = /<link rel="preload" as="script"[^>]*>/g;
const scriptFile = /<script\b[^>]*\ssrc=/;
const inlineScript = /<script\b(?![^>]*\ssrc=)(?! type="application\/ld\+json")([^>]*)>([\s\S]*?)<\/script>/g;
const bootstrap =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[\s\S]*\})\);?$/;
const flightData = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[\s\S]*\])\);?$/;

/** What a document of Next's ran, taken out of it. */
export type TakenScripts = {
  /** The document without scripts. */
  readonly html: string;
  /** Addresses of its scripts, in their order. */
  readonly files: readonly string[];
  /** What its bootstrap pushes. */
  readonly entry: RuntimeEntry;
  /** A script that pushes the data for hydration. */
  readonly data: string;
};

type Row = readonly [number, ...(readonly unknown[])];

/** JSON that a script may hold: the two line ends of older JavaScript, and nothing that ends an element. */
const toScript = (rows: readonly Row[]): string =>
  `(self.__next_f=self.__next_f||[]).push(${rows.map((row) => JSON.stringify(row)).join()})`;

/** Pieces of text, which Next splits as it streams, are one. */
function joinText(rows: readonly Row[]): Row[] {
  const isText = ([kind]: Row): boolean => kind === 1;
  const text = rows.filter(isText).map(([, piece]) => piece);
  return [...rows.filter((row) => !isText(row)), [1, text.join('')]];
}

function parse(pattern: RegExp, script: string): unknown {
  const [, json] = pattern.exec(script) ?? [];
  if (json === undefined) return undefined;
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/**
 * Takes the scripts out of a document. Only those of known shape, as JSON: whatever else stands in a
 * script, wherever it came from, stops the build.
 *
 * @param html document as Next writes it, its scripts asynchronous elements
 * @throws {NextOutputError} where scripts are missing, or of another shape
 */
export function takeScripts(html: string): TakenScripts {
  const files = [...new Set([...html.matchAll(asyncScript)].map(([, file = '']) => file))];
  const without = html.replace(asyncScript, '').replace(oldScript, '').replace(scriptHint, '');
  expectOfNext(
    files.length > 0 && !scriptFile.test(without) && html.search(scriptHint) > -1,
    'writes its scripts as <script src="…" async=""></script>, and preloads one by <link rel="preload" as="script">',
    'document scripts',
  );
  const inline = [...without.matchAll(inlineScript)].map(([, attributes = '', text = '']) => ({
    attributes,
    entry: parse(bootstrap, text) as RuntimeEntry | undefined,
    row: parse(flightData, text) as Row | undefined,
  }));
  const known = inline.every(({ attributes, entry, row }) =>
    entry ? attributes === ' id="_R_"' : row !== undefined && attributes === '',
  );
  const rows = inline.flatMap(({ row }) => (row ? [row] : []));
  const entry = inline.find((script) => script.entry)?.entry;
  expectOfNext(
    known && entry !== undefined && rows.length > 1,
    'writes its bootstrap into <script id="_R_">, and pushes the data for hydration to self.__next_f',
    'document scripts',
  );
  return { html: without.replace(inlineScript, ''), files, entry, data: toScript(joinText(rows)) };
}
