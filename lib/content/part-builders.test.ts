import { parseWithSource } from './parse-schema';
import { createPartBuilders } from './part-builders';
import { createTextBuilders } from './text-builders';

const build = (language: 'en' | 'de' | 'fr') =>
  createPartBuilders(createTextBuilders(language, undefined), language);
const { titledText, faq, table, pageLink, source, heading, slug, item } = build('en');
const long = 'An answer in Markdown that is long enough for its schema, with **weight** and a "quote".';

const read = (schema: Parameters<typeof parseWithSource>[0], input: unknown) => () =>
  parseWithSource(schema, input, { file: 'x.md' });

describe('titled texts', () => {
  it('are rendered to HTML', () => {
    expect(titledText.parse({ title: 'Title', text: long })).toEqual({
      title: 'Title',
      html: long.replace('**weight**', '<strong>weight</strong>').replace('"quote"', '“quote”'),
    });
  });

  it('may be questions with answers', () => {
    const question = { question: 'What is "it"?', answer: long };
    expect(faq.parse([question, question, question])[0]).toMatchObject({
      title: 'What is “it”?',
      html: expect.any(String),
    });
    expect(read(faq, [question])).toThrow('x.md: file: expected at least 3 entries, found 1');
  });

  it('accept declared additional keys only', () => {
    const schema = heading({ note: titledText });
    expect(read(schema, { title: 'Title', note: { title: 'Note', text: 'short' } })).toThrow(
      'x.md: note.text: expected at least 30 characters, found 5',
    );
    expect(read(schema, { title: 'Title', note: { title: 'Note', text: long }, more: 1 })).toThrow(
      'x.md: more: expected no such key, found "more"',
    );
  });
});

describe('a table', () => {
  const cells = { caption: 'A table', head: ['One', 'Two'], rows: [['a', '**b**']] };

  it('has cells in Markdown', () => {
    expect(table.parse(cells).rows).toEqual([[{ html: 'a' }, { html: '<strong>b</strong>' }]]);
  });

  it('has the same number of cells in each row', () => {
    expect(read(table, { ...cells, rows: [['a']] })).toThrow(
      'x.md: file: expected rows with as many cells as the head',
    );
  });
});

describe('links', () => {
  it('to a page have its path in the language', () => {
    expect(pageLink.parse({ name: 'Cards', id: 'services/cards' })).toEqual({
      name: 'Cards',
      path: '/en/services/cards/',
    });
    expect(build('de').pageLink.parse({ name: 'Start', id: '' }).path).toBe('/de/');
  });

  it.each(['', 'http://law.example/', 'javascript:alert(1)', 'law.example'])(
    'to a source reject %j',
    (url) => {
      expect(read(source, { title: 'An act', url })).toThrow(
        `x.md: url: expected an address that starts with https://, found "${url}"`,
      );
    },
  );
});

describe('an item', () => {
  it.each(['Bank', 'a--b', 'ä', ''])('rejects a slug that is not normalised: %j', (typed) => {
    expect(read(slug, typed)).toThrow('expected a slug of a–z, 0–9 and single hyphens');
  });

  it('rejects unknown keys', () => {
    const valid = { slug: 'a', name: 'Name', keywords: ['word'], description: 'd'.repeat(50) };
    expect(item.safeParse(valid).success).toBe(true);
    expect(read(item, { ...valid, author: 'Me' })).toThrow(
      'x.md: author: expected no such key, found "author"',
    );
  });
});
