import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ChangeLog } from '#lib/core/dependency-store';

const project = path.resolve(__dirname, '..', '..', '..');

/** Files besides content that determine the cache key. */
const needed = ['lib/content/markdown', 'lib/core', 'lib/i18n', 'messages', 'package-lock.json'];

/** Folder in which content code runs as in the project root. */
export type ContentTree = {
  readonly root: string;
  /** Writes a file and its folders. */
  readonly write: (file: string, text: string) => void;
  readonly remove: (file: string) => void;
  /** Replaces a passage; throws if it is missing. */
  readonly edit: (file: string, from: string, to: string) => void;
  /** Reverts all changes. */
  readonly reset: () => void;
  /** Change log as in `next dev`, so that unchanged content is not read again. */
  readonly changes: ChangeLog;
  /** Deletes the folder and restores the working directory. */
  readonly leave: () => void;
};

/**
 * Creates a temporary folder and makes it the working directory, from which content is read.
 *
 * @param copied files and folders of the project to copy, such as `content`
 */
export function enterContentTree(copied: readonly string[] = []): ContentTree {
  const root = mkdtempSync(path.join(tmpdir(), 'content-tree-'));
  const copy = (entries: readonly string[]): void => {
    for (const entry of entries)
      cpSync(path.join(project, entry), path.join(root, entry), { recursive: true });
    mkdirSync(path.join(root, 'public'), { recursive: true });
  };
  copy([...needed, ...copied]);
  // Rendered texts of the project are reused; other trees start with an empty cache.
  if (copied.includes('content')) {
    mkdirSync(path.join(project, '.cache'), { recursive: true });
    symlinkSync(path.join(project, '.cache'), path.join(root, '.cache'), 'dir');
  }
  process.chdir(root);
  const changes: string[] = [];
  const note = (file: string): void => {
    for (let name = file; name !== '.'; name = path.dirname(name)) changes.push(name);
  };
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
    note(file);
  };
  const remove = (file: string): void => {
    rmSync(path.join(root, file), { recursive: true, force: true });
    note(file);
  };
  return {
    root,
    write,
    remove,
    edit: (file, from, to) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not hold ${JSON.stringify(from)}`);
      write(
        file,
        text.replace(from, () => to),
      );
    },
    reset: () => {
      for (const file of new Set(changes)) if (!existsSync(path.join(project, file))) remove(file);
      copy(copied);
      for (const file of new Set(changes)) note(file);
    },
    changes: { count: () => changes.length, since: (count) => changes.slice(count) },
    leave: () => {
      process.chdir(project);
      rmSync(root, { recursive: true, force: true });
    },
  };
}
