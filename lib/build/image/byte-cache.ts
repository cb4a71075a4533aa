import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export type ByteCache = {
  /** What is kept under the hash of a source, or else what is made now, and then kept. */
  readonly read: (source: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
  /** Drops what nobody has read since the cache was opened. */
  readonly prune: () => void;
};

function readKept(file: string): Uint8Array | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** A file is whole or not there, also when the process is ended while it writes. */
function keep(file: string, bytes: Uint8Array): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, bytes);
  renameSync(draft, file);
}

/**
 * Keeps files on disk, so that the next build does not make them again.
 *
 * @param version everything the results depend on besides their sources
 */
export function openByteCache(folder: string, version: string): ByteCache {
  mkdirSync(folder, { recursive: true });
  const used = new Set<string>();
  return {
    read: async (source, make) => {
      const name = createHash('sha256')
        .update(version)
        .update('\0')
        .update(source)
        .digest('hex')
        .slice(0, 32);
      used.add(name);
      const file = path.join(folder, name);
      const kept = readKept(file);
      if (kept) return kept;
      const made = await make();
      keep(file, made);
      return made;
    },
    prune: () => {
      for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(path.join(folder, name));
    },
  };
}
