import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { precompressed, textFileTypes } from '#lib/server/precompressed';
import { listFiles } from '../steps/walk';

/** Smaller texts fit into one packet uncompressed. */
const leastSize = 1000;

/** Size of libuv's thread pool. */
const atOnce = 4;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Maximum quality takes a second per megabyte, so results are cached by content. */
async function compressByBrotli(text: Buffer, cacheFile: string): Promise<Buffer> {
  if (existsSync(cacheFile)) return readFileSync(cacheFile);
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: size } = constants;
  const bytes = await toBrotli(text, { params: { [quality]: 11, [size]: text.length } });
  // Written atomically: an interrupted write leaves no partial cache entry.
  writeFileSync(`${cacheFile}.part`, bytes);
  renameSync(`${cacheFile}.part`, cacheFile);
  return bytes;
}

/**
 * Writes a compressed file with the timestamps of its source, so that copies are identical. Skipped if it
 * saves nothing.
 */
function writeTwin(file: string, text: Buffer, bytes: Buffer, ending: string): void {
  const compressedFile = `${file}.${ending}`;
  rmSync(compressedFile, { force: true });
  if (bytes.length >= text.length) return;
  writeFileSync(compressedFile, bytes);
  const { atime, mtime } = statSync(file);
  utimesSync(compressedFile, atime, mtime);
}

/** @returns the cache key of the text */
async function compressFile(file: string, cache: string): Promise<string | undefined> {
  const text = readFileSync(file);
  if (text.length < leastSize) return undefined;
  const cacheFile = `${createHash('sha256').update(text).digest('hex')}.br`;
  writeTwin(file, text, await compressByBrotli(text, path.join(cache, cacheFile)), precompressed.br);
  writeTwin(file, text, await toGzip(text, { level: constants.Z_BEST_COMPRESSION }), precompressed.gzip);
  return cacheFile;
}

/**
 * Precompresses each text of an export with Brotli and gzip, for servers that support it.
 *
 * @param folder folder of the export
 * @param cache cache of compressed texts by content; unused entries are deleted
 * @returns the number of texts
 */
export async function compressExport(
  folder: string,
  cache = path.join('.cache', 'compressed'),
): Promise<number> {
  mkdirSync(cache, { recursive: true });
  const waiting = listFiles(folder, (name) => path.extname(name).slice(1) in textFileTypes);
  const used = new Set<string>();
  let count = 0;
  const work = async (): Promise<void> => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const cacheFile = await compressFile(file, cache);
      if (cacheFile === undefined) continue;
      used.add(cacheFile);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  for (const name of readdirSync(cache)) if (!used.has(name)) rmSync(path.join(cache, name));
  return count;
}
