import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDiskCache } from '#lib/content/disk-cache';
import { pruneKept } from './prune';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'prune-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('pruneKept', () => {
  it('keeps entries of the current export and removes others', () => {
    const [cache, exported] = [path.join(folder, 'cache'), path.join(folder, 'exported')];
    mkdirSync(exported);
    openDiskCache(cache, '').write('a', 'this text');
    const kept = readdirSync(cache);
    openDiskCache(cache, '').write('b', 'the text before');
    writeFileSync(path.join(exported, 'guide.pdf'), 'this text');
    pruneKept(cache, exported);
    expect(readdirSync(cache)).toEqual(kept);
  });

  it('does nothing before the first export', () => {
    expect(() => pruneKept(path.join(folder, 'none'), folder)).not.toThrow();
  });
});
