import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Bytes before a result: its seal, a hash of its name and content. */
export const sealLength = 32;

/** In every name, so that code which knows nothing of seals does not read a file that has one. */
const format = 'sealed';

/** Results on disk, each under a hash of the source that it was made from. */
export type DiskCache = {
  /** What was made of a source; undefined where nothing was, or it is not as it was written: empty, cut off, another's. */
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

function sealOf(name: string, result: Uint8Array | string): Buffer {
  return createHash('sha256').update(name).update('\0').update(result).digest();
}

/** The result of a file that is whole and belongs to its name. Tells of accidents only: who may write may seal. */
function unseal(name: string, file: Buffer | undefined): Buffer | undefined {
  if (!file) return undefined;
  const [seal, result] = [file.subarray(0, sealLength), file.subarray(sealLength)];
  return sealOf(name, result).equals(seal) ? result : undefined;
}

/**
 * Opens a cache for processes of this build and the next ones.
 *
 * @param folder made with the first result
 * @param version everything the results depend on besides their sources
 */
export function openDiskCache(folder: string, version: string): DiskCache {
  const used = new Set<string>();
  const nameOf = (source: string): string => {
    const hash = createHash('sha256')
      .update(format)
      .update('\0')
      .update(version)
      .update('\0')
      .update(source)
      .digest('hex');
    const name = hash.slice(0, 32);
    used.add(name);
    return name;
  };
  return {
    read: (source) => {
      const name = nameOf(source);
      return unseal(name, readFile(path.join(folder, name)));
    },
    write: (source, result) => {
      const name = nameOf(source);
      const file = path.join(folder, name);
      const draft = `${file}.${process.pid}`;
      mkdirSync(folder, { recursive: true });
      writeFileSync(draft, Buffer.concat([sealOf(name, result), Buffer.from(result)]));
      renameSync(draft, file);
    },
    prune: () => {
      for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(path.join(folder, name));
    },
  };
}
