import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createDependencyStore } from '#lib/core/dependency-store';
import { contentChanges } from './content-changes';

/** The only place that keeps what is made of content: for the whole of a build; in `next dev` until a file changes. */
const store = createDependencyStore(contentChanges);

export const { cached, cachedBy } = store;

/** Reads a file on which what is made of it then depends. */
export function readContentFile(file: string): Buffer {
  store.dependOn(file);
  return readFileSync(file);
}

/** Whether a file or a folder is there. */
export function hasContentFile(file: string): boolean {
  store.dependOn(file);
  return existsSync(file);
}

/** Names in a folder, those of folders with a slash at their end; empty where there is no such folder. */
export function listContentFolder(folder: string): string[] {
  store.dependOn(folder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
    .filter((name) => !name.startsWith('.'))
    .sort();
}
