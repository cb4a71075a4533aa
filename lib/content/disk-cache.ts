import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Bytes of the checksum before a result: a hash of its name and content. */
export const checksumLength = 32;

/** Part of every name, so that older code without checksums does not read these files. */
const format = 'sealed';

/** Cached results on disk, keyed by a hash of their source. */
export type DiskCache = {
  /** The result for a source. Undefined if missing or corrupt. */
  readonly read: (source: string) => Buffer | undefined;
  /** Stores a result atomically: a file is either complete or absent, even if the process is killed. */
  readonly write: (source: string, result: Uint8Array | string) => void;
  /** Removes entries that were neither read nor written since the cache was opened. */
  readonly prune: () => void;
};

function readFile(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function checksumOf(name: string, result: Uint8Array | string): Buffer {
  return createHash('sha256').update(name).update('\0').update(result).digest();
}

/** The result of a file with a valid checksum. Detects accidents only, not manipulation. */
function verify(name: string, file: Buffer | undefined): Buffer | undefined {
  if (!file) return undefined;
  const [checksum, result] = [file.subarray(0, checksumLength), file.subarray(checksumLength)];
  return checksumOf(name, result).equals(checksum) ? result : undefined;
}

/**
 * Opens a cache shared between processes and builds.
 *
 * @param folder created with the first result
 * @param version everything that the results depend on besides their sources
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
      return verify(name, readFile(path.join(folder, name)));
    },
    write: (source, result) => {
      const name = nameOf(source);
      const file = path.join(folder, name);
      const draft = `${file}.${process.pid}`;
      mkdirSync(folder, { recursive: true });
      writeFileSync(draft, Buffer.concat([checksumOf(name, result), Buffer.from(result)]));
      renameSync(draft, file);
    },
    prune: () => {
      for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(path.join(folder, name));
    },
  };
}
