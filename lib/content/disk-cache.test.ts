import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDiskCache } from './disk-cache';

let folder: string;
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'cache-')), 'deep');
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

const read = (version: string, source: string): string | undefined =>
  openDiskCache(folder, version).read(source)?.toString();

describe('openDiskCache', () => {
  it('stores a result for later processes', () => {
    expect(read('v', 'a')).toBeUndefined();
    openDiskCache(folder, 'v').write('a', Uint8Array.of(104, 105));
    expect(read('v', 'a')).toBe('hi');
    openDiskCache(folder, 'v').write('a', 'ho');
    expect(read('v', 'a')).toBe('ho');
  });

  it('distinguishes sources and versions, wherever their boundary is', () => {
    openDiskCache(folder, 'v').write('a', 'x');
    expect([read('v', 'b'), read('w', 'a'), read('va', ''), read('', 'va')]).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
  });

  it.each([
    ['empty', () => Buffer.alloc(0)],
    ['cut off', (whole: Buffer) => whole.subarray(0, -1)],
    ['longer', (whole: Buffer) => Buffer.concat([whole, Buffer.from('!')])],
    [
      'without a checksum',
      () => Buffer.from('what a longer result might say, or an earlier version of this'),
    ],
  ])('has nothing where the file is %s', (_what, change) => {
    openDiskCache(folder, 'v').write('a', 'a result');
    const file = path.join(folder, String(readdirSync(folder)[0]));
    writeFileSync(file, change(readFileSync(file)));
    expect(read('v', 'a')).toBeUndefined();
  });

  it('rejects the result of another source', () => {
    openDiskCache(folder, 'v').write('a', 'of a');
    const [a = ''] = readdirSync(folder);
    openDiskCache(folder, 'v').write('b', 'of b');
    const [b = ''] = readdirSync(folder).filter((name) => name !== a);
    writeFileSync(path.join(folder, a), readFileSync(path.join(folder, b)));
    expect([read('v', 'a'), read('v', 'b')]).toEqual([undefined, 'of b']);
  });

  it('stores an empty result', () => {
    openDiskCache(folder, 'v').write('a', '');
    expect(read('v', 'a')).toBe('');
  });

  it('removes unused results and leaves no temporary files', () => {
    const first = openDiskCache(folder, 'v');
    for (const source of ['a', 'b', 'c']) first.write(source, source);
    const second = openDiskCache(folder, 'v');
    second.read('a');
    second.write('d', 'd');
    second.prune();
    expect(['a', 'b', 'c', 'd'].map((source) => read('v', source))).toEqual(['a', undefined, undefined, 'd']);
    expect(readdirSync(folder).filter((name) => /^[0-9a-f]{32}$/.test(name))).toHaveLength(2);
    expect(readdirSync(folder)).toHaveLength(2);
  });
});
