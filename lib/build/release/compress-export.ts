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

/** Smaller texts fit in one packet either way. */
const leastSize = 1000;

/** As many as libuv has threads. */
const atOnce = 4;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** At the highest quality, which takes a second for a megabyte: so it is kept by the content of the text. */
async function compressByBrotli(text: Buffer, kept: string): Promise<Buffer> {
  if (existsSync(kept)) return readFileSync(kept);
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: size } = constants;
  const bytes = await toBrotli(text, { params: { [quality]: 11, [size]: text.length } });
  // What breaks off leaves no half of a file under a name that is believed.
  writeFileSync(`${kept}.part`, bytes);
  renameSync(`${kept}.part`, kept);
  return bytes;
}

/** Writes a twin as old as its text, and so in every copy the same; none that saves nothing. */
function writeTwin(file: string, text: Buffer, bytes: Buffer, ending: string): void {
  const twin = `${file}.${ending}`;
  rmSync(twin, { force: true });
  if (bytes.length >= text.length) return;
  writeFileSync(twin, bytes);
  const { atime, mtime } = statSync(file);
  utimesSync(twin, atime, mtime);
}

/** @returns the name of what was kept for the text */
async function compressFile(file: string, cache: string): Promise<string | undefined> {
  const text = readFileSync(file);
  if (text.length < leastSize) return undefined;
  const kept = `${createHash('sha256').update(text).digest('hex')}.br`;
  writeTwin(file, text, await compressByBrotli(text, path.join(cache, kept)), precompressed.br);
  writeTwin(file, text, await toGzip(text, { level: constants.Z_BEST_COMPRESSION }), precompressed.gzip);
  return kept;
}

/**
 * Writes each text of an export in Brotli and in gzip beside it, for servers that send such files.
 *
 * @param folder of the export
 * @param cache where what was compressed is kept by the text's content; what no text has any more is deleted
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
      const kept = await compressFile(file, cache);
      if (kept === undefined) continue;
      used.add(kept);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  for (const name of readdirSync(cache)) if (!used.has(name)) rmSync(path.join(cache, name));
  return count;
}
