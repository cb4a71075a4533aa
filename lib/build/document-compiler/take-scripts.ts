import { expectOfNext } from '#lib/next/next-output-error';
import type { RuntimeEntry } from '#lib/next/start-plan';

const asyncScript = /<script src="([^"]+)"(?: id="[^"]*")? async=""><\/script>/g;
/** For browsers without modules, which could not run the site's scripts either. */
const oldScript = /<script src="[^"]+" noModule=""><\/script>/g;
/** Would fetch the bootstrap before the first paint. */
export const scriptHint = /<link rel="preload" as="script"[^>]*>/g;
const scriptFile = /<script\b[^>]*\ssrc=/;
const inlineScript = /<script\b(?![^>]*\ssrc=)(?! type="application\/ld\+json")([^>]*)>([\s\S]*?)<\/script>/g;
const bootstrap =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[\s\S]*\})\);?$/;
const flightData = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[\s\S]*\])\);?$/;

export type TakenScripts = {
  /** The document without scripts. */
  readonly html: string;
  /** URLs of its scripts, in order. */
  readonly files: readonly string[];
  /** The entry that its bootstrap pushes. */
  readonly entry: RuntimeEntry;
  /** A script that pushes the hydration data. */
  readonly data: string;
};

type Row = readonly [number, ...(readonly unknown[])];

/** Serialises rows as JSON in a script that pushes them. */
const toScript = (rows: readonly Row[]): string =>
  `(self.__next_f=self.__next_f||[]).push(${rows.map((row) => JSON.stringify(row)).join()})`;

/** Joins the pieces of text that Next splits when streaming. */
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
 * Removes the scripts from a document. Only scripts of known form, parsed as JSON: any other script fails the build.
 *
 * @param html document as written by Next, with async script elements
 * @throws {NextOutputError} if scripts are missing or of another form
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
  const isExpected = inline.every(({ attributes, entry, row }) =>
    entry ? attributes === ' id="_R_"' : row !== undefined && attributes === '',
  );
  const rows = inline.flatMap(({ row }) => (row ? [row] : []));
  const entry = inline.find((script) => script.entry)?.entry;
  expectOfNext(
    isExpected && entry !== undefined && rows.length > 1,
    'writes its bootstrap into <script id="_R_">, and pushes the data for hydration to self.__next_f',
    'document scripts',
  );
  return { html: without.replace(inlineScript, ''), files, entry, data: toScript(joinText(rows)) };
}
