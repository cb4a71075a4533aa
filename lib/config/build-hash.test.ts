import variables from '#lib/config/variables.json';
import { enterContentTree, type ContentTree } from '#tests/support/jest/content-tree';

let tree: ContentTree;
beforeAll(() => {
  tree = enterContentTree();
  for (const file of [
    'app/page.tsx',
    'components/ui/prose.module.css',
    'lib/server/serve.ts',
    'lib/build/build.ts',
    'next.config.ts',
    'content/text/x/en.md',
    'messages/en.json',
    'public/x.svg',
  ])
    tree.write(file, 'one');
});
afterAll(() => tree.leave());

/** The hash as computed by a new build. */
async function readHash(): Promise<string> {
  jest.resetModules();
  return (await import('./build-hash')).readBuildHash();
}

describe('readBuildHash', () => {
  it('is twelve hexadecimal characters, the same for the same sources', async () => {
    const hash = await readHash();
    expect(hash).toMatch(/^[0-9a-f]{12}$/);
    expect(await readHash()).toBe(hash);
  });

  it.each([
    'app/page.tsx',
    'components/ui/prose.module.css',
    'lib/core/slug.ts',
    'next.config.ts',
    'package-lock.json',
    'components/new.tsx',
  ])('changes with %s', async (file) => {
    const before = await readHash();
    tree.write(file, `two ${file}`);
    expect(await readHash()).not.toBe(before);
  });

  it('changes when a source is removed or renamed', async () => {
    tree.write('lib/core/gone.ts', 'one');
    const before = await readHash();
    tree.remove('lib/core/gone.ts');
    const without = await readHash();
    tree.write('lib/core/renamed.ts', 'one');
    expect(new Set([before, without, await readHash()]).size).toBe(3);
  });

  it.each([
    'content/text/x/en.md',
    'messages/en.json',
    'public/x.svg',
    'lib/core/slug.test.ts',
    'components/ui/prose.test.tsx',
    'lib/build/build.ts',
    'lib/server/serve.ts',
  ])('does not change with %s, which no browser runs', async (file) => {
    const before = await readHash();
    tree.write(file, 'changed');
    expect(await readHash()).toBe(before);
  });

  it.each(Object.keys(variables))('changes with the variable %s', async (name) => {
    const before = await readHash();
    const own = process.env[name];
    process.env[name] = 'https://www.stellwerk.example';
    const changed = await readHash();
    if (own === undefined) delete process.env[name];
    else process.env[name] = own;
    expect(changed).not.toBe(before);
    expect(await readHash()).toBe(before);
  });

  it('is read once per process', async () => {
    jest.resetModules();
    const { readBuildHash } = await import('./build-hash');
    const before = readBuildHash();
    tree.write('app/page.tsx', 'three');
    expect(readBuildHash()).toBe(before);
  });
});
