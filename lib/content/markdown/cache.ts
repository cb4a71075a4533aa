import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { openDiskCache } from '#lib/content/disk-cache';
import { memoize } from '#lib/core/memoize';

const folder = path.join('.cache', 'markdown');

/** What the result depends on besides its source: this pipeline, its words and its libraries. */
function readPipeline(): string {
  const folders = [
    path.join('lib', 'content', 'markdown'),
    path.join('lib', 'core'),
    path.join('lib', 'i18n'),
  ];
  const files = folders.flatMap((own) =>
    readdirSync(own)
      .filter((name) => !name.includes('.test.'))
      .sort()
      .map((name) => path.join(own, name)),
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
    // Not as it was written: made anew.
    return undefined;
  }
}

/**
 * Keeps a result on disk, so that the check, the pages, the page data and the next build, which run
 * in processes of their own, share one rendering. What is there but broken or strange is made anew.
 *
 * @param source everything the result is made from, besides the pipeline itself
 * @param isResult tells whether what was read can have been made here
 */
export function readThroughCache<T>(
  source: string,
  make: () => T,
  isResult: (value: unknown) => value is T,
): T {
  const cache = openCache();
  const kept = cache.read(source);
  const cached = kept && parse(kept.toString());
  if (isResult(cached)) return cached;
  const made = make();
  cache.write(source, JSON.stringify(made));
  return made;
}
