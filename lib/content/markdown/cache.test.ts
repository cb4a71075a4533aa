import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { enterContentTree, type ContentTree } from '#tests/support/jest/content-tree';

let tree: ContentTree;
beforeEach(() => {
  tree = enterContentTree();
});
afterEach(() => tree.leave());

/** A separate process: memory is empty, the disk cache is not. */
async function readInNewProcess(source: string, make: () => unknown): Promise<unknown> {
  jest.resetModules();
  const isResult = (value: unknown): value is unknown => value !== undefined && value !== null;
  return (await import('./cache')).readThroughCache(source, make, isResult);
}

const folder = path.join('.cache', 'markdown');

describe('readThroughCache', () => {
  it('computes a result once for all processes', async () => {
    const make = jest.fn(() => ({ html: '<p>ä</p>' }));
    expect(await readInNewProcess('source', make)).toEqual({ html: '<p>ä</p>' });
    expect(await readInNewProcess('source', make)).toEqual({ html: '<p>ä</p>' });
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('computes the result of another source', async () => {
    await readInNewProcess('one', () => 1);
    expect(await readInNewProcess('two', () => 2)).toBe(2);
  });

  it.each([
    'lib/content/markdown/typography.ts',
    'lib/core/slug.ts',
    'lib/core/link-kind.ts',
    'lib/i18n/translate.ts',
    'messages/de.json',
    'package-lock.json',
  ])('discards everything when %s changes', async (file) => {
    await readInNewProcess('source', () => 'old');
    tree.write(file, '{}');
    expect(await readInNewProcess('source', () => 'new')).toBe('new');
  });

  it('keeps everything when a test changes', async () => {
    await readInNewProcess('source', () => 'old');
    tree.write('lib/content/markdown/cache.test.ts', '');
    expect(await readInNewProcess('source', () => 'new')).toBe('old');
  });

  it('recomputes a truncated result', async () => {
    await readInNewProcess('source', () => 'old');
    const [file = ''] = readdirSync(folder);
    writeFileSync(path.join(folder, file), '{"html": "<p');
    expect(await readInNewProcess('source', () => 'new')).toBe('new');
  });

  it('recomputes an invalid result', async () => {
    await readInNewProcess('source', () => null);
    expect(await readInNewProcess('source', () => 'new')).toBe('new');
    expect(await readInNewProcess('source', () => 'newer')).toBe('new');
  });

  it('stores nothing for a failing source, and leaves no temporary files', async () => {
    await expect(
      readInNewProcess('broken', () => {
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await readInNewProcess('source', () => 1);
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  });
});
