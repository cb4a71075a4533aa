import { watch } from 'node:fs';
import path from 'node:path';
import type { ChangeLog } from '#lib/core/dependency-store';

/** A log that others may listen to. */
export type ContentChanges = ChangeLog & { readonly subscribe: (listener: () => void) => () => void };

function watchFolders(folders: readonly string[]): ContentChanges {
  const changes: string[] = [];
  const listeners = new Set<() => void>();
  for (const folder of folders) {
    watch(folder, { recursive: true }, (_event, name) => {
      if (name === null) return;
      const file = path.posix.join(folder, name.split(path.sep).join('/'));
      // A folder's list changes with a file that comes or goes; which it was, not every system says.
      changes.push(file, path.posix.dirname(file));
      for (const listener of listeners) listener();
    }).unref();
  }
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

/** Files of `content/` and `public/` that have changed since `next dev` started; undefined in a build, where none does. */
export const contentChanges: ContentChanges | undefined =
  process.env.NODE_ENV === 'development'
    ? (shared.contentChanges ??= watchFolders(['content', 'public']))
    : undefined;
