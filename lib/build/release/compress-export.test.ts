import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { long } from '#tests/support/jest/sample-export';
import { writeFolder } from '#tests/support/jest/serve-folder';
import { compressExport } from './compress-export';

const text = long('page');

function prepare(): { readonly root: string; readonly cache: string } {
  const root = writeFolder({
    'en/index.html': text,
    'data.json': JSON.stringify({ text }),
    'short.txt': 'short',
    'picture.png': text,
    _headers: text,
  });
  return { root, cache: mkdtempSync(path.join(tmpdir(), 'compressed-')) };
}

it('writes each text in both encodings beside it, as old as the text', async () => {
  const { root, cache } = prepare();
  const page = path.join(root, 'en/index.html');
  utimesSync(page, 1_000_000, 1_000_000);
  expect(await compressExport(root, cache)).toBe(2);
  expect(brotliDecompressSync(readFileSync(`${page}.br`)).toString()).toBe(text);
  expect(gunzipSync(readFileSync(`${page}.gz`)).toString()).toBe(text);
  for (const twin of ['br', 'gz']) expect(statSync(`${page}.${twin}`).mtimeMs).toBe(1_000_000_000);
  expect(readdirSync(root).sort()).toEqual(
    ['_headers', 'data.json', 'data.json.br', 'data.json.gz', 'en', 'picture.png', 'short.txt'].sort(),
  );
});

it('writes the same bytes again, whether or not they were kept', async () => {
  const { root, cache } = prepare();
  const read = (): Buffer[] =>
    ['br', 'gz'].map((ending) => readFileSync(path.join(root, `data.json.${ending}`)));
  await compressExport(root, cache);
  const first = read();
  await compressExport(root, cache);
  const second = read();
  await compressExport(root, mkdtempSync(path.join(tmpdir(), 'compressed-')));
  expect([second, read()]).toEqual([first, first]);
});

it('takes what was kept for a text, and forgets what no text has', async () => {
  const { root, cache } = prepare();
  await compressExport(root, cache);
  const kept = readdirSync(cache);
  expect(kept).toHaveLength(2);
  for (const name of kept) writeFileSync(path.join(cache, name), 'kept');
  writeFileSync(path.join(cache, 'other.br'), 'of a text that is gone');
  await compressExport(root, cache);
  expect(readFileSync(path.join(root, 'data.json.br'), 'utf8')).toBe('kept');
  expect(readdirSync(cache)).toEqual(kept);
});

it('leaves no twin of an earlier text, nor one that saves nothing', async () => {
  const { root, cache } = prepare();
  const noise = path.join(root, 'noise.txt');
  const digests = Array.from({ length: 40 }, (_, index) => createHash('sha256').update(`${index}`).digest());
  writeFileSync(noise, Buffer.concat(digests));
  writeFileSync(`${noise}.br`, 'earlier');
  await compressExport(root, cache);
  expect(readdirSync(root).filter((name) => name.startsWith('noise'))).toEqual(['noise.txt']);
});
