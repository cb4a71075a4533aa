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

/** What the content code reads besides content: the sources that its cache's key is made from. */
const needed = ['lib/content/markdown', 'lib/core', 'lib/i18n', 'messages', 'package-lock.json'];

/** A folder in which the content code runs as it does in the project's root. */
export type ContentTree = {
  readonly root: string;
  /** Writes a file, folders included. */
  readonly write: (file: string, text: string) => void;
  readonly remove: (file: string) => void;
  /** Replaces a passage once; a passage that is not there is a mistake of the test. */
  readonly edit: (file: string, from: string, to: string) => void;
  /** Puts back everything that was written or removed. */
  readonly reset: () => void;
  /** What has changed, as `next dev` notes it: with it content that has not changed is not read again. */
  readonly changes: ChangeLog;
  /** Removes the folder and goes back to the project's root. */
  readonly leave: () => void;
};

/**
 * Makes a temporary folder and makes it the working directory, for the content code reads from there.
 *
 * @param copied files and folders of the project to take along, `content` for example
 */
export function enterContentTree(copied: readonly string[] = []): ContentTree {
  const root = mkdtempSync(path.join(tmpdir(), 'content-tree-'));
  const copy = (entries: readonly string[]): void => {
    for (const entry of entries)
      cpSync(path.join(project, entry), path.join(root, entry), { recursive: true });
    mkdirSync(path.join(root, 'public'), { recursive: true });
  };
  copy([...needed, ...copied]);
  // A tree with the project's texts shares their renderings; a tree of a test's own texts starts without any.
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
