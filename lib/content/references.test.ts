import { z } from 'zod';
import { enterContentTree, type ContentTree } from '#tests/support/jest/content-tree';
import { readFrontMatter } from './front-matter';
import { parseWithSource } from './parse-schema';
import { listSlugs, refSchema } from './references';

let tree: ContentTree;
beforeAll(() => {
  tree = enterContentTree();
  for (const slug of ['cards', 'accounts']) tree.write(`content/services/${slug}/en.md`, '');
  tree.write('content/services/index.ts', '');
});
afterAll(() => tree.leave());

describe('listSlugs', () => {
  it('lists the sorted folders of a collection, or none if it has no folder', () => {
    expect(listSlugs('services')).toEqual(['accounts', 'cards']);
    expect(listSlugs('none')).toEqual([]);
  });
});

describe('refSchema', () => {
  const file = 'content/home/en.md';
  const read = (text: string): unknown => {
    const { data, lineOf } = readFrontMatter(text, file);
    const schema = z.strictObject({ parts: z.array(z.strictObject({ slug: refSchema('services') })) });
    return parseWithSource(schema, data, { file, lineOf });
  };

  it('accepts the slug of an item', () => {
    expect(read('---\nparts:\n  - slug: cards\n---\n')).toEqual({ parts: [{ slug: 'cards' }] });
  });

  it('reports a misspelt slug', () => {
    expect(() => read('---\nparts:\n  - slug: cards\n  - slug: crads\n---\n')).toThrow(
      /^content\/home\/en\.md:4: parts\.1\.slug: expected the slug of an item of content\/services: accounts, cards, found "crads"$/,
    );
  });

  it('accepts an item added later', () => {
    tree.write('content/services/loans/en.md', '');
    expect(read('---\nparts:\n  - slug: loans\n---\n')).toEqual({ parts: [{ slug: 'loans' }] });
  });
});
