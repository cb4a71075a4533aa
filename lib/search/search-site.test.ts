import { indexPages } from '#lib/build/search/index-pages';
import { searchEntryPath, searchFilePath, type SearchEntry, type SearchPage } from './contract';
import { createSiteSearch, type LoadJson } from './search-site';

const page = (name: string, path: string, more: Partial<SearchPage> = {}): SearchPage => ({
  name,
  path,
  kind: 'articles',
  text: path,
  ...more,
});

const texts: readonly (readonly [SearchPage, string])[] = [
  [page('Cards', '/cards/', { kind: 'services' }), 'Cards for companies, with a fee for cash.'],
  [page('Lost card', '/lost/', { kind: 'support' }), 'Block the card at once. The settlement waits.'],
  [page('Settlement', '/settlement/', { kind: 'glossary', short: 'STL' }), 'When money moves.'],
  [page('Cash at the till', '/till/'), 'A card pays, cash comes out. No fee.'],
  [page('Garden', '/garden/'), 'Of flowers and zylophones.'],
  [
    page('Write to us', '/write/', { searchTerms: ['who we are'] }),
    'By e-mail, for 1,000 euros. A white paper, or a whitepaper.',
  ],
  [page('Paper', '/paper/'), 'A white paper on online payments.'],
];

const common = ['the', 'a', 'of', 'to', 'us', 'who', 'we', 'are'];

const rows = indexPages(
  texts.map(([{ name, short, searchTerms }, text]) => ({
    name,
    short,
    searchTerms,
    description: '',
    blocks: [{ text, isHeading: false }],
    isList: false,
  })),
  'en',
  common,
);
const half = rows.findIndex(([stem]) => stem > 'm');
const pieces: Readonly<Record<string, unknown>> = { one: rows.slice(0, half), two: rows.slice(half) };
const entry = {
  pages: texts.map(([one]) => one),
  common,
  pieces: Object.entries(pieces).map(([file, piece]) => ({ file, from: (piece as string[][])[0]?.[0] })),
} as unknown as SearchEntry;

const files: Readonly<Record<string, unknown>> = {
  [searchEntryPath('en')]: entry,
  ...Object.fromEntries(Object.entries(pieces).map(([name, piece]) => [searchFilePath(name), piece])),
};
const load: jest.MockedFunction<LoadJson> = jest.fn();
const search = () => createSiteSearch('en', load);
const find = async (query: string) => {
  const { pages, ...rest } = await search().find(query);
  return { ...rest, paths: pages.map(({ path }) => path) };
};

beforeEach(() => {
  load.mockReset();
  load.mockImplementation((path) => Promise.resolve(files[path]));
});

describe('find', () => {
  it('prefers the page with the word in its name, and finds inflected forms', async () => {
    expect((await find('card')).paths).toEqual(['/cards/', '/lost/', '/till/']);
    expect((await find('CARDS')).paths[0]).toBe('/cards/');
  });

  it('returns only pages with every word, otherwise those with most', async () => {
    expect((await find('card block')).paths).toEqual(['/lost/']);
    expect((await find('fee cash')).paths.toSorted()).toEqual(['/cards/', '/till/']);
    expect((await find('fee flowers')).paths.toSorted()).toEqual(['/cards/', '/garden/', '/till/']);
  });

  it('finds words with the prefix', async () => {
    expect((await find('settl')).paths).toEqual(['/settlement/', '/lost/']);
  });

  it('ignores words of every text', async () => {
    expect((await find('the flowers of a')).paths).toEqual(['/garden/']);
    expect(await find('the of a')).toMatchObject({ paths: [], isCommon: true, isAlike: false });
  });

  it('finds a page named by such words', async () => {
    expect(await find('Who we are')).toMatchObject({ paths: ['/write/'], isCommon: true, isAlike: false });
    expect((await find('to us')).paths).toEqual(['/write/']);
    expect((await find('card')).isCommon).toBe(false);
  });

  it.each([
    [['email', 'e-mail', 'E\u2011Mail', 'e-\u2060mail', 'e mail'], ['/write/']],
    [['1000', '1.000', '1,000', '1\u202f000'], ['/write/']],
    [
      ['whitepaper', 'white paper', 'white-paper', 'White\u00a0Paper'],
      ['/paper/', '/write/'],
    ],
    [['onlinepayment', 'online payments', 'online-payments'], ['/paper/']],
    [['mail'], ['/write/']],
  ])('finds %s with the same results', async (queries, expected) => {
    for (const query of queries) {
      const { paths, isAlike } = await find(query);
      expect([query, paths.toSorted(), isAlike]).toEqual([query, expected, false]);
    }
  });

  it('matches joined words with two words of a name', async () => {
    expect(await find('lostcard')).toMatchObject({ isAlike: false, paths: ['/lost/'] });
    expect((await find('lostcard')).corrected).toBeUndefined();
  });

  it('answers with a term by name or abbreviation', async () => {
    expect((await find('settlement')).answer?.path).toBe('/settlement/');
    expect((await find('stl')).answer?.path).toBe('/settlement/');
    expect((await find('card')).answer).toBeUndefined();
  });

  it('corrects typos in names and reports the correction', async () => {
    expect(await find('setlement')).toMatchObject({ corrected: 'Settlement', isAlike: true });
    expect((await find('setlement')).paths[0]).toBe('/settlement/');
    expect(await find('cash setlemetn')).toMatchObject({ corrected: 'cash Settlement' });
  });

  it('tolerates typos in words of texts', async () => {
    const found = await find('zylofones');
    expect(found.paths).toEqual([]);
    expect(await find('zylophnes')).toMatchObject({ paths: ['/garden/'], isAlike: true });
    expect((await find('zylophnes')).corrected).toBeUndefined();
  });

  it('finds nothing for unknown words and punctuation', async () => {
    expect(await find('qqqqqq')).toMatchObject({ paths: [], isAlike: true, stems: [] });
    expect((await find('<>&')).paths).toEqual([]);
  });
});

describe('loading', () => {
  it('loads only the files of the words, each once', async () => {
    const one = search();
    await one.find('card');
    await one.find('cards');
    expect(load.mock.calls.map(([path]) => path)).toEqual([searchEntryPath('en'), searchFilePath('one')]);
  });

  it('loads every file that may contain the prefix', async () => {
    await search().find('till');
    expect(load.mock.calls.map(([path]) => path)).toContain(searchFilePath('two'));
  });

  it('retries failed files', async () => {
    const one = search();
    load.mockRejectedValueOnce(new Error('offline'));
    await expect(one.find('card')).rejects.toThrow('offline');
    await expect(one.find('card')).resolves.toMatchObject({ isAlike: false });
  });
});
