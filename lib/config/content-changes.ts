import { readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';
import type { ChangeLog } from '#lib/core/dependency-store';

export type ContentChanges = ChangeLog & { readonly subscribe: (listener: () => void) => () => void };

/** Watches a folder and its subfolders one by one: on Linux, Node's recursive watcher misses changes. */
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
  // The folder was deleted.
  watcher.on('error', () => watcher.close());
  watcher.unref();
  for (const name of readdirSync(folder)) watchIfFolder(path.posix.join(folder, name));
}

function watchFolders(folders: readonly string[]): ContentChanges {
  const changes: string[] = [];
  const listeners = new Set<() => void>();
  const note = (file: string): void => {
    // A folder's listing changes when a file is added or deleted; not every system reports which.
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

/** Global, because `next dev` evaluates this module several times: per kind of entry and after each code change. */
const shared = globalThis as typeof globalThis & { contentChanges?: ContentChanges };

/** Content files changed since `next dev` started; undefined in a build, where content does not change. */
export const contentChanges: ContentChanges | undefined =
  process.env.NODE_ENV === 'development'
    ? (shared.contentChanges ??= watchFolders(['content', 'messages', 'public']))
    : undefined;
