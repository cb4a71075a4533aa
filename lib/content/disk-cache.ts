import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Results on disk, each under a hash of the source that it was made from. */
export type DiskCache = {
  /** What was made of a source; undefined where nothing was, or it cannot be read. */
  readonly read: (source: string) => Buffer | undefined;
  /** Keeps a result. A file is whole or not there, also when the process is ended while it writes. */
  readonly write: (source: string, result: Uint8Array | string) => void;
  /** Removes what was neither read nor written since the cache was opened. */
  readonly prune: () => void;
};

function readFile(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/**
 * Opens a cache for processes of this build and the next ones.
 *
 * @param folder made with the first result
 * @param version everything the results depend on besides their sources
 */
export function openDiskCache(folder: string, version: string): DiskCache {
  const used = new Set<string>();
  const locate = (source: string): string => {
    const hash = createHash('sha256').update(version).update('\0').update(source).digest('hex');
    const name = hash.slice(0, 32);
    used.add(name);
    return path.join(folder, name);
  };
  return {
    read: (source) => readFile(locate(source)),
    write: (source, result) => {
      const file = locate(source);
      const draft = `${file}.${process.pid}`;
      mkdirSync(folder, { recursive: true });
      writeFileSync(draft, result);
      renameSync(draft, file);
    },
    prune: () => {
      for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(path.join(folder, name));
    },
  };
}
