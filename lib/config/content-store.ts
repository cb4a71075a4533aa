import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createDependencyStore } from '#lib/core/dependency-store';
import { contentChanges } from './content-changes';

/** The only cache of values derived from content: for a whole build, or in `next dev` until a file changes. */
const store = createDependencyStore(contentChanges);

export const { cached, cachedBy } = store;

/** Reads a file and registers it as a dependency of the cached value being computed. */
export function readContentFile(file: string): Buffer {
  store.dependOn(file);
  return readFileSync(file);
}

export function hasContentFile(file: string): boolean {
  store.dependOn(file);
  return existsSync(file);
}

/** Entries of a folder, subfolders with a trailing slash; empty if there is no such folder. */
export function listContentFolder(folder: string): string[] {
  store.dependOn(folder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
    .filter((name) => !name.startsWith('.'))
    .sort();
}
