import { readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';
import type { ChangeLog } from '#lib/core/dependency-store';

/** A log that others may listen to. */
export type ContentChanges = ChangeLog & { readonly subscribe: (listener: () => void) => () => void };

/** Watches a folder and those in it, each for itself: on Linux Node's recursive watcher misses changes of files. */
function watchTree(folder: string, onChange: (file: string) => void): void {
  const watchIfFolder = (file: string): void => {
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) watchTree(file, onChange);
  };
  const watcher = watch(folder, (event, name) => {
    if (name === null) return;
    const file = path.posix.join(folder, name);
    if (event === 'rename') watchIfFolder(file);
    onChange(file);
  });
  // A folder that has gone.
  watcher.on('error', () => watcher.close());
  watcher.unref();
  for (const name of readdirSync(folder)) watchIfFolder(path.posix.join(folder, name));
}

function watchFolders(folders: readonly string[]): ContentChanges {
  const changes: string[] = [];
  const listeners = new Set<() => void>();
  const note = (file: string): void => {
    // A folder's list changes with a file that comes or goes; which it was, not every system says.
    changes.push(file, path.posix.dirname(file));
    for (const listener of listeners) listener();
  };
  for (const folder of folders) watchTree(folder, note);
  return {
    count: () => changes.length,
    since: (count) => (count === changes.length ? [] : changes.slice(count)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** `next dev` loads this module several times, with each kind of entry and after each change of code. */
const shared = globalThis as typeof globalThis & { contentChanges?: ContentChanges };

/** Files that editors own and that have changed since `next dev` started; undefined in a build, where none does. */
export const contentChanges: ContentChanges | undefined =
  process.env.NODE_ENV === 'development'
    ? (shared.contentChanges ??= watchFolders(['content', 'messages', 'public']))
    : undefined;
