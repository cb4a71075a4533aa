import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Edit } from './planted-fault';

export type WorkCopy = {
  readonly root: string;
  /** Plants a fault and returns a function that reverts it. Throws if a pattern has no match. */
  readonly plant: (edits: readonly Edit[]) => () => void;
  readonly remove: () => void;
};

/** Files of the working tree including `out`, by path. */
function listFiles(root: string): string[] {
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  const exported = readdirSync(path.join(root, 'out'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  return [...tracked.trim().split('\n'), ...exported];
}

function linkModules(root: string): void {
  const target = path.join(root, 'node_modules');
  try {
    // Hard links are fast and need no space; on another disk, files are copied.
    execFileSync('cp', ['-al', 'node_modules', target], { stdio: 'ignore' });
  } catch {
    rmSync(target, { recursive: true, force: true });
    cpSync('node_modules', target, { recursive: true, verbatimSymlinks: true });
  }
  rmSync(path.join(target, '.cache'), { recursive: true, force: true });
}

/** Creates a copy of the working tree and its export, for one fault at a time. */
export function createWorkCopy(): WorkCopy {
  const root = mkdtempSync(path.join(tmpdir(), 'planted-'));
  const inCopy = (file: string): string => path.join(root, file);
  const restore = (file: string): void => {
    mkdirSync(path.dirname(inCopy(file)), { recursive: true });
    cpSync(file, inCopy(file));
  };
  const all = listFiles('.');
  all.forEach(restore);
  linkModules(root);
  const change = (edit: Edit): (() => void)[] => {
    if ('add' in edit) {
      mkdirSync(path.dirname(inCopy(edit.add)), { recursive: true });
      writeFileSync(inCopy(edit.add), edit.text);
      return [() => rmSync(inCopy(edit.add))];
    }
    if ('remove' in edit) {
      rmSync(inCopy(edit.remove));
      return [() => restore(edit.remove)];
    }
    const { files, from, to } = edit;
    return all
      .filter((file) => files.test(file))
      .flatMap((file) => {
        const before = readFileSync(inCopy(file), 'utf8');
        const after = before.replace(from, to);
        if (after === before) return [];
        writeFileSync(inCopy(file), after);
        return [() => restore(file)];
      });
  };
  return {
    root,
    plant: (edits) => {
      const undos = edits.map(change);
      const undo = (): void => undos.flat().forEach((run) => run());
      if (undos.some((changes) => changes.length === 0)) {
        undo();
        throw new Error('There is no place to plant it.');
      }
      return undo;
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
