import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listRouterFiles } from '#lib/next/router-files.build';
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
