import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sealLength } from '#lib/content/disk-cache';
import { listRouterFiles } from '../document-compiler/router-files';
import { listFiles } from './walk';

const listRelative = (folder: string, accept: (name: string) => boolean): string[] =>
  existsSync(folder)
    ? listFiles(folder, accept).map((file) => path.relative(folder, file).replaceAll(path.sep, '/'))
    : [];

/** Removes what Next's own router would ask for, and its pages for what is not found. */
export function pruneRouterFiles(out: string): void {
  const own = listRelative('public', (name) => name.endsWith('.txt'));
  for (const file of listRouterFiles(
    listRelative(out, () => true),
    own,
  ))
    rmSync(path.join(out, file));
}

/**
 * Removes what a cache on disk holds of earlier exports. Next sets the documents in processes of its own, so
 * none of them knows what all of them have used: what is in use is what the export holds.
 *
 * @param cache folder of kept results: the bytes of files behind their seals
 * @param exported folder with the files of this export
 */
export function pruneKept(cache: string, exported: string): void {
  if (!existsSync(cache)) return;
  const read = (folder: string) => (name: string) => readFileSync(path.join(folder, name), 'latin1');
  const used = new Set(readdirSync(exported).map(read(exported)));
  for (const name of readdirSync(cache))
    if (!used.has(read(cache)(name).slice(sealLength))) rmSync(path.join(cache, name));
}
