import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { openDiskCache } from '#lib/content/disk-cache';
import { memoize } from '#lib/core/memoize';

const folder = path.join('.cache', 'markdown');

/** Everything that the result depends on besides its source: this pipeline, its messages and libraries. */
function readPipeline(): string {
  const folders = [
    path.join('lib', 'content', 'markdown'),
    path.join('lib', 'core'),
    path.join('lib', 'i18n'),
  ];
  const files = folders.flatMap((source) =>
    readdirSync(source)
      .filter((name) => !name.includes('.test.'))
      .sort()
      .map((name) => path.join(source, name)),
  );
  const all = [
    ...files,
    ...readdirSync('messages').map((name) => path.join('messages', name)),
    'package-lock.json',
  ];
  return all.map((file) => readFileSync(file, 'utf8')).join('\0');
}

const openCache = memoize(() =>
  openDiskCache(folder, createHash('sha256').update(readPipeline()).digest('hex')),
);

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // Corrupt: computed again.
    return undefined;
  }
}

/**
 * Caches a result on disk, so that content check, page rendering, page data and the next build, which run in
 * separate processes, share it. Invalid entries are computed again.
 *
 * @param source everything that the result depends on, besides the pipeline
 * @param isResult validates a cached value
 */
export function readThroughCache<T>(
  source: string,
  make: () => T,
  isResult: (value: unknown) => value is T,
): T {
  const cache = openCache();
  const entry = cache.read(source);
  const cached = entry && parse(entry.toString());
  if (isResult(cached)) return cached;
  const made = make();
  cache.write(source, JSON.stringify(made));
  return made;
}
