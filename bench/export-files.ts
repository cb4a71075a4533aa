import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { findLateScripts } from '#lib/next/late-scripts';
import { isPageData, pageDataPath } from '#lib/page-data/contract';

/** Bytes as they are, and as a server would send them at the best level of each method. */
export type Sizes = { readonly raw: number; readonly gzip: number; readonly brotli: number };

export function gzipSize(data: Buffer): number {
  return gzipSync(data, { level: 9 }).length;
}

export function brotliSize(data: Buffer): number {
  return brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length } }).length;
}

const measured = new Map<string, Sizes>();

/** Sizes of a file; chunks that many pages share are compressed once. */
export function measureFile(file: string): Sizes {
  const known = measured.get(file);
  if (known) return known;
  const data = readFileSync(file);
  const sizes = { raw: data.length, gzip: gzipSize(data), brotli: brotliSize(data) };
  measured.set(file, sizes);
  return sizes;
}

/** Adds up files that are sent one by one. */
export function measureFiles(files: readonly string[]): Sizes {
  const each = files.map(measureFile);
  const sum = (key: keyof Sizes) => each.reduce((total, sizes) => total + sizes[key], 0);
  return { raw: sum('raw'), gzip: sum('gzip'), brotli: sum('brotli') };
}

/** The document at an address of an export; some addresses are files themselves (`/en/404.html/`). */
export function documentFile(out: string, address: string): string {
  return path.join(out, /\.html\/$/.test(address) ? address.slice(0, -1) : `${address}index.html`);
}

export type Assets = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/** The scripts that a browser of today loads with a document, and the style sheets that are files, each once. */
export function findAssets(out: string, html: string): Assets {
  const sources = (pattern: RegExp, attribute: RegExp) =>
    [...html.matchAll(pattern)].flatMap(([tag]) =>
      /\s(?:nomodule|disabled)\b/i.test(tag) ? [] : [attribute.exec(tag)?.[1] ?? ''],
    );
  const files = (addresses: readonly string[]) =>
    [...new Set(addresses)].map((address) => path.join(out, address));
  return {
    scripts: files([
      ...sources(/<script\b[^>]*\ssrc="[^"]+"[^>]*>/g, /\ssrc="([^"]+)"/),
      ...findLateScripts(html),
    ]),
    styles: files(sources(/<link\b[^>]*\srel="stylesheet"[^>]*>/g, /\shref="([^"]+)"/)),
  };
}

/** Addresses of all pages of the export by the template that shows them. */
export function listByTemplate(out: string): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  const folder = path.join(out, 'page-data');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (path.basename(name) !== 'page-data.json') continue;
    const record: unknown = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
    if (!isPageData(record)) throw new Error(`${name} is no page data.`);
    groups.set(record.componentChunkName, [...(groups.get(record.componentChunkName) ?? []), record.path]);
  }
  return groups;
}

/** The page-data file of an address. */
export function pageDataFile(out: string, address: string): string {
  return path.join(out, pageDataPath(address));
}

/** How many documents an export holds. */
export function countDocuments(out: string): number {
  return readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
    .length;
}
