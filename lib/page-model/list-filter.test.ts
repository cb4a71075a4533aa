import { buildListFilter, writeValues, type Facet } from './list-filter';

type Book = { readonly kind: string; readonly subjects: readonly string[] };

const asValue = (name: string) => ({ value: name.toLowerCase(), name });
const facets: readonly Facet<Book>[] = [
  { key: 'kind', label: 'Kind', every: 'All', of: ({ kind }) => [asValue(kind)] },
  { key: 'subject', label: 'Subject', every: 'All', of: ({ subjects }) => subjects.map(asValue) },
];
const words = { label: 'Filter', filtered: '# of 3', nothing: 'None', reset: 'Show all' };
const books: readonly Book[] = [
  { kind: 'Guide', subjects: ['Cards', 'Law'] },
  { kind: 'Study', subjects: ['Law', 'Law'] },
  { kind: 'Guide', subjects: [] },
];

describe('the filter of a list', () => {
  it('offers each value once, in the order of the items, with the number of items', () => {
    expect(buildListFilter(books, facets, words)?.facets.map(({ options }) => options)).toEqual([
      [
        { value: 'guide', name: 'Guide', count: 2 },
        { value: 'study', name: 'Study', count: 1 },
      ],
      [
        { value: 'cards', name: 'Cards', count: 1 },
        { value: 'law', name: 'Law', count: 2 },
      ],
    ]);
  });

  it('omits facets with a single value, and is null without any choice', () => {
    const guides = books.filter(({ kind }) => kind === 'Guide');
    expect(buildListFilter(guides, facets, words)?.facets.map(({ key }) => key)).toEqual(['subject']);
    expect(buildListFilter(books.slice(2), facets, words)).toBeNull();
    expect(buildListFilter([], facets, words)).toBeNull();
  });

  it('matches the values of the items', () => {
    expect(books.map((book) => writeValues(book, facets))).toEqual([
      'kind=guide&subject=cards&subject=law',
      'kind=study&subject=law&subject=law',
      'kind=guide',
    ]);
  });
});
