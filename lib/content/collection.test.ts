import fs from 'node:fs';
import { languageCodes } from '#lib/i18n/languages';
import { enterContentTree, type ContentTree } from '#tests/support/jest/content-tree';
import { createCollection, type CollectionOptions } from './collection';
import { ContentError } from './content-error';
import { defineSchema } from './schema';

const schema = defineSchema(({ item }) => item);
const fruit = () => createCollection('fruit', schema);
const inAll: CollectionOptions<(typeof languageCodes)[number]> = {
  languages: languageCodes,
  isComplete: false,
};

let tree: ContentTree;
beforeEach(() => {
  tree = enterContentTree();
});
afterEach(() => tree.leave());

function writeText(slug: string, language: string, name: string, body = 'Text.'): void {
  const head = `slug: ${slug}\nname: ${JSON.stringify(name)}\nkeywords: [trial]\ndescription: "A trial item whose description is as long as the schema asks for."`;
  tree.write(`content/fruit/${slug}/${language}.md`, `---\n${head}\n---\n${body}\n`);
}

function writeItem(slug: string, name: string, body?: string): void {
  for (const locale of ['en', 'de']) writeText(slug, locale, name, body);
}

describe('createCollection', () => {
  it('sorts the items of a language by name', () => {
    writeItem('z', 'Zebra');
    writeItem('a', 'Äpfel');
    writeItem('b', 'birne');
    const names = fruit()
      .all('de')
      .map(({ name }) => name);
    expect(names).toEqual(['Äpfel', 'birne', 'Zebra']);
  });

  it('returns an item with its file, body, headings and links with lines', () => {
    writeItem('a', 'Apple "red"', '## Part\n\nSee [this](/en/b/).\n\n### Detail');
    const entry = fruit().get('de', 'a');
    expect(entry).toMatchObject({
      slug: 'a',
      name: 'Apple „red“',
      locale: 'de',
      file: 'content/fruit/a/de.md',
    });
    expect(entry.body().html).toContain('<h2 id="part"><a href="#part">Part</a></h2>');
    expect(entry.contents()).toEqual([{ id: 'part', text: 'Part', level: 2 }]);
    expect(entry.links()).toEqual([{ href: '/en/b/', line: 9 }]);
  });

  it('reads lazily, and each file once', () => {
    const collection = fruit();
    writeItem('a', 'Apple');
    const read = jest.spyOn(fs, 'readFileSync');
    for (let question = 0; question < 3; question += 1) {
      collection.all('en');
      collection.get('de', 'a').body();
    }
    const files = read.mock.calls
      .map(([file]) => String(file))
      .filter((file) => file.startsWith('content/fruit'));
    expect(files.toSorted()).toEqual(['content/fruit/a/de.md', 'content/fruit/a/en.md']);
  });

  it('ignores files beside the folders', () => {
    writeItem('a', 'Apple');
    tree.write('content/fruit/index.ts', 'export {};');
    expect(fruit().all('en')).toHaveLength(1);
  });

  it('throws for a missing item', () => {
    writeItem('a', 'Apple');
    expect(() => fruit().get('en', 'b')).toThrow(
      'content/fruit/b/en.md: file: expected a translation, since the other language exists, found nothing',
    );
  });

  it('collects the problems of all files with their lines', () => {
    writeItem('a', 'A');
    tree.write('content/fruit/b/en.md', 'No front matter.');
    writeText('c', 'en', 'Cherry');
    writeText('c', 'de', 'Kirsche');
    tree.edit('content/fruit/c/de.md', 'slug: c', 'slug: d');
    expect(() => fruit().all('en')).toThrow(
      [
        'content/fruit/a/en.md:3: name: expected at least 2 characters, found 1',
        'content/fruit/b/en.md:1: front matter: expected a block between two lines "---", found none',
        'content/fruit/a/de.md:3: name: expected at least 2 characters, found 1',
        'content/fruit/b/de.md: file: expected a translation, since the other language exists, found nothing',
        'content/fruit/c/de.md:2: slug: expected "c", the name of the folder, found "d"',
      ].join('\n'),
    );
  });
});

describe('a collection in five languages', () => {
  it('typesets each language', () => {
    writeText('a', 'fr', 'La pomme !');
    writeText('a', 'es', 'La manzana');
    writeText('b', 'it', 'La pera');
    const collection = createCollection('fruit', schema, inAll);
    expect(languageCodes.map((language) => collection.all(language).map(({ name }) => name))).toEqual([
      [],
      [],
      ['La pomme\u202f!'],
      ['La manzana'],
      ['La pera'],
    ]);
    expect(collection.get('fr', 'a').locale).toBe('fr');
    expect(() => collection.get('it', 'a')).toThrow('content/fruit/a/it.md: file: expected a translation');
  });

  it('checks each language', () => {
    writeText('a', 'fr', 'P');
    expect(() => createCollection('fruit', schema, inAll).all('en')).toThrow(
      'content/fruit/a/fr.md:3: name: expected at least 2 characters, found 1',
    );
  });
});

describe('unused files', () => {
  it.each([
    ['fr.md', 'a text in a language that the collection does not have'],
    ['en.txt', 'a file of another kind'],
    ['EN.md', 'a language in capitals'],
  ])('stop the build with one line: %s, %s', (name) => {
    writeItem('a', 'Apple');
    tree.write(`content/fruit/a/${name}`, 'Something');
    expect(() => fruit().all('en')).toThrow(
      new ContentError([
        {
          file: `content/fruit/a/${name}`,
          field: 'file',
          expected: 'one of en.md, de.md',
          found: `"${name}", which nothing reads`,
        },
      ]),
    );
  });

  it('may start with a dot, as written by editors and systems', () => {
    writeItem('a', 'Apple');
    tree.write('content/fruit/a/.DS_Store', '');
    expect(fruit().all('en')).toHaveLength(1);
  });

  it('are distinguished from empty folders, which lack a text', () => {
    tree.write('content/fruit/b/.keep', '');
    expect(() => createCollection('fruit', schema, inAll).all('en')).toThrow(
      /^content\/fruit\/b\/?: folder: expected at least one of en\.md, de\.md, fr\.md, es\.md, it\.md, found nothing$/,
    );
  });
});
