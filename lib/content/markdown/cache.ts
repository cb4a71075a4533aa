import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

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
    path.join('messages', 'en.json'),
    path.join('messages', 'de.json'),
    'package-lock.json',
  ];
  return all.map((file) => readFileSync(file, 'utf8')).join('\0');
}

let pipeline: string | undefined;

function hashKey(source: string): string {
  pipeline ??= createHash('sha256').update(readPipeline()).digest('hex');
  return createHash('sha256').update(pipeline).update(source).digest('hex').slice(0, 32);
}

function readCached(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Not there, or half written by a process that was ended: made anew.
    return undefined;
  }
}

/**
 * Keeps a result on disk, so that the check, the pages, the page data and the next build, which run
 * in processes of their own, share one rendering.
 *
 * @param source everything the result is made from, besides the pipeline itself
 */
export function readThroughCache<T>(source: string, make: () => T): T {
  const file = path.join(folder, `${hashKey(source)}.json`);
  const cached = readCached(file);
  if (cached !== undefined) return cached as T;
  const made = make();
  mkdirSync(folder, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(made));
  renameSync(draft, file);
  return made;
}
