import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { checksumLength } from '#lib/content/disk-cache';
import { listRouterFiles } from '../document-compiler/router-files';
import { listFiles } from './walk';

const listRelative = (folder: string, accept: (name: string) => boolean): string[] =>
  existsSync(folder)
    ? listFiles(folder, accept).map((file) => path.relative(folder, file).replaceAll(path.sep, '/'))
    : [];

/** Removes the data of Next's own router and Next's 404 pages. */
export function pruneRouterFiles(out: string): void {
  const siteFiles = listRelative('public', (name) => name.endsWith('.txt'));
  for (const file of listRouterFiles(
    listRelative(out, () => true),
    siteFiles,
  ))
    rmSync(path.join(out, file));
}

/**
 * Removes unused entries of a disk cache. Next renders documents in several processes, none of which knows
 * all used entries: those in the export are in use.
 *
 * @param cache folder of cached results, each after a checksum
 * @param exported folder with the files of this export
 */
export function pruneKept(cache: string, exported: string): void {
  if (!existsSync(cache)) return;
  const read = (folder: string) => (name: string) => readFileSync(path.join(folder, name), 'latin1');
  const used = new Set(readdirSync(exported).map(read(exported)));
  for (const name of readdirSync(cache))
    if (!used.has(read(cache)(name).slice(checksumLength))) rmSync(path.join(cache, name));
}
