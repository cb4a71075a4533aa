import fs from 'node:fs';
import { enterContentTree, type ContentTree } from '#tests/support/jest/content-tree';
import { createCollection, gatherProblems } from './collection';
import { ContentError } from './content-error';
import { itemSchema } from './item-schema';

let tree: ContentTree;
beforeEach(() => {
  tree = enterContentTree();
});
afterEach(() => tree.leave());

function writeItem(slug: string, name: string, body = 'Text.'): void {
  const head = `slug: ${slug}\nname: "${name}"\nkeywords: [trial]\ndescription: "A trial item whose description is as long as the schema asks for."`;
  for (const locale of ['en', 'de'])
    tree.write(`content/trial/${slug}/${locale}.md`, `---\n${head}\n---\n${body}\n`);
}

describe('createCollection', () => {
  it('lists the items of a language by name as the language sorts', () => {
    writeItem('z', 'Zebra');
    writeItem('a', 'Äpfel');
    writeItem('b', 'birne');
    expect(
      createCollection('trial', itemSchema)
        .all('de')
        .map(({ name }) => name),
    ).toEqual(['Äpfel', 'birne', 'Zebra']);
  });

  it('gives an item with its file, its rendered body and the lines of its links', () => {
    writeItem('a', 'Apple', '## Part\n\nSee [this](/en/b/).');
    const entry = createCollection('trial', itemSchema).get('de', 'a');
    expect(entry).toMatchObject({
      slug: 'a',
      name: 'Apple',
      keywords: ['trial'],
      locale: 'de',
      file: 'content/trial/a/de.md',
    });
    expect(entry.body().html).toBe(
      '<h2 id="part"><a href="#part">Part</a></h2><p>See <a href="/en/b/">this</a>.</p>',
    );
    expect(entry.links()).toEqual([{ href: '/en/b/', line: 9 }]);
  });

  it('reads nothing before the first question, and each file once', () => {
    const collection = createCollection('trial', itemSchema);
    writeItem('a', 'Apple');
    const read = jest.spyOn(fs, 'readFileSync');
    for (let question = 0; question < 3; question += 1) {
      collection.all('en');
      collection.get('de', 'a').body();
    }
    const files = read.mock.calls
      .map(([file]) => String(file))
      .filter((file) => file.startsWith('content/trial'));
    expect(files.toSorted()).toEqual(['content/trial/a/de.md', 'content/trial/a/en.md']);
  });

  it('may hold items that are there in one language only', () => {
    writeItem('a', 'Apple');
    writeItem('b', 'Birne');
    tree.remove('content/trial/b/en.md');
    const collection = createCollection('trial', itemSchema, { languages: 'some' });
    expect(
      [collection.all('en'), collection.all('de')].map((items) => items.map(({ slug }) => slug)),
    ).toEqual([['a'], ['a', 'b']]);
    expect(() => createCollection('trial', itemSchema).all('en')).toThrow(
      'content/trial/b/en.md: file: expected a translation',
    );
  });

  it('ignores files beside the folders', () => {
    writeItem('a', 'Apple');
    tree.write('content/trial/index.ts', 'export {};');
    expect(createCollection('trial', itemSchema).all('en')).toHaveLength(1);
  });

  it('says which item is not there', () => {
    writeItem('a', 'Apple');
    expect(() => createCollection('trial', itemSchema).get('en', 'b')).toThrow(
      'content/trial/b/en.md: file: expected a translation, since the other language exists, found nothing',
    );
  });

  it('gathers the problems of all files', () => {
    writeItem('a', 'A');
    tree.write('content/trial/b/en.md', 'No front matter.');
    expect(() => createCollection('trial', itemSchema).all('en')).toThrow(
      new ContentError([
        {
          file: 'content/trial/a/en.md',
          line: 3,
          field: 'name',
          expected: 'at least 2 characters',
          found: '1',
        },
        {
          file: 'content/trial/b/en.md',
          line: 1,
          field: 'front matter',
          expected: 'a block between two lines "---"',
          found: 'none',
        },
        {
          file: 'content/trial/a/de.md',
          line: 3,
          field: 'name',
          expected: 'at least 2 characters',
          found: '1',
        },
        {
          file: 'content/trial/b/de.md',
          field: 'file',
          expected: 'a translation, since the other language exists',
          found: 'nothing',
        },
      ]),
    );
  });
});

describe('gatherProblems', () => {
  it('gives back every output when there is no problem', () => {
    expect(gatherProblems([1, 2], (input) => input * 2)).toEqual([2, 4]);
  });

  it('lets errors of another kind through at once', () => {
    const step = jest.fn(() => {
      throw new TypeError('a mistake in the code');
    });
    expect(() => gatherProblems([1, 2], step)).toThrow(new TypeError('a mistake in the code'));
    expect(step).toHaveBeenCalledTimes(1);
  });
});
