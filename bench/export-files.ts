import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { findLateScripts } from '#lib/next/late-scripts';
import { isPageData, pageDataPath } from '#lib/page-data/contract';

/** Size as served, at the best compression level. */
export function gzipSize(data: Buffer): number {
  return gzipSync(data, { level: 9 }).length;
}

export function brotliSize(data: Buffer): number {
  return brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length } }).length;
}

/** Total gzipped size of files that are sent separately. */
export function measureFiles(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSize(readFileSync(file)), 0);
}

/** Median item; the lower one of an even number, so that it is a real page. */
export function findMedian<T>(items: readonly T[], value: (item: T) => number): T {
  const sorted = items.map((item) => ({ item, value: value(item) })).sort((a, b) => a.value - b.value);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!middle) throw new Error('There is no median of nothing.');
  return middle.item;
}

/** Document of a path; some paths are files themselves (`/en/404.html/`). */
export function documentFile(out: string, address: string): string {
  return path.join(out, /\.html\/$/.test(address) ? address.slice(0, -1) : `${address}index.html`);
}

/** Gzipped size of the scripts that current browsers load with a document. */
export function weighScripts(out: string, address: string): number {
  const html = readFileSync(documentFile(out, address), 'utf8');
  const named = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"[^>]*>/g)].flatMap(([tag, source = '']) =>
    /\snomodule\b/i.test(tag) ? [] : [source],
  );
  return measureFiles(
    [...new Set([...named, ...findLateScripts(html)])].map((script) => path.join(out, script)),
  );
}

/** Paths of all pages, by template. */
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

/** Page-data file of a path. */
export function pageDataFile(out: string, address: string): string {
  return path.join(out, pageDataPath(address));
}
