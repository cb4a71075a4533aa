import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openByteCache } from './byte-cache';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bytes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const bytes = (...values: number[]) => jest.fn(() => Promise.resolve(Uint8Array.from(values)));

describe('openByteCache', () => {
  it('makes a result once, also for later builds', async () => {
    const make = bytes(1, 2);
    expect([...(await openByteCache(folder, 'v').read('a', make))]).toEqual([1, 2]);
    expect([...(await openByteCache(folder, 'v').read('a', make))]).toEqual([1, 2]);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('makes anew what has another source or another version', async () => {
    await openByteCache(folder, 'v').read('a', bytes(1));
    expect([...(await openByteCache(folder, 'v').read('b', bytes(2)))]).toEqual([2]);
    expect([...(await openByteCache(folder, 'w').read('a', bytes(3)))]).toEqual([3]);
    expect([...(await openByteCache(folder, 'v').read('a', bytes(4)))]).toEqual([1]);
  });

  it('drops what nobody has read, and keeps nothing that fails', async () => {
    const first = openByteCache(folder, 'v');
    await first.read('a', bytes(1));
    await first.read('b', bytes(2));
    await expect(first.read('c', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(readdirSync(folder)).toHaveLength(2);
    const second = openByteCache(folder, 'v');
    await second.read('b', bytes());
    second.prune();
    expect(readdirSync(folder)).toHaveLength(1);
    expect([...(await second.read('b', bytes(9)))]).toEqual([2]);
  });
});
