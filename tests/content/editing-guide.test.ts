import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildReference, listAllKeys } from '#lib/build/editing/build-reference';

const folder = 'docs/editing';

describe('docs/editing', () => {
  it('matches the schemas; update it with: npm run editing', () => {
    const written = readdirSync(folder).map((name): [string, string] => [
      name,
      readFileSync(path.join(folder, name), 'utf8'),
    ]);
    expect(Object.fromEntries(written)).toEqual(Object.fromEntries(buildReference()));
  });

  it('describes every key', () => {
    const keys = listAllKeys();
    const bare = keys.filter(({ json }) => !json.description);
    expect(bare.map(({ place, path: key }) => `${place}: ${key}`)).toEqual([]);
    expect(keys.length).toBeGreaterThan(400);
  });

  it('is linked from docs/editing.md, file by file', () => {
    const guide = readFileSync('docs/editing.md', 'utf8');
    expect(readdirSync(folder).filter((name) => !guide.includes(`(editing/${name})`))).toEqual([]);
  });
});
