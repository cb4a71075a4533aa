import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { episodes } from '#lib/families/podcast/schema';
import { findStale, readTiming } from '#lib/families/podcast/timing';
import { locales } from '#lib/i18n/locales';

const all = locales.flatMap((locale) => episodes.all(locale));
const files = all.map((entry) => readTiming(entry)).flatMap(({ ogg, mp3 }) => [ogg, mp3]);

test('every recording matches its transcript', () => {
  expect(all.flatMap((entry) => findStale(entry) ?? [])).toEqual([]);
});

test('turns start in order, within the recording', () => {
  for (const { turns, seconds } of all.map((entry) => readTiming(entry))) {
    expect(turns[0]).toBe(0);
    for (const [index, start] of turns.entries()) expect(turns[index + 1] ?? seconds).toBeGreaterThan(start);
  }
});

test.each(files)('$path has the stated size and a content hash as its name', ({ path: address, bytes }) => {
  const content = readFileSync(path.join('public', address));
  expect(content.length).toBe(bytes);
  expect(address).toContain(createHash('sha256').update(content).digest('hex').slice(0, 10));
});

test('there are no other recordings, and all are small', () => {
  const names = readdirSync('public/audio').map((name) => `/audio/${name}`);
  expect(names.sort()).toEqual(files.map((file) => file.path).sort());
  expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(15_000_000);
});
