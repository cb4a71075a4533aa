import { dropRepeated } from './drop-repeated';
import { indexPages, type IndexedPage } from './index-pages';
import { splitCompounds } from './split-compounds';

const page = (name: string, text: string, more: Partial<IndexedPage> = {}): IndexedPage => ({
  name,
  description: '',
  blocks: [{ text, isHeading: false }],
  isList: false,
  ...more,
});

/** Weights of a stem by page. */
function read(rows: ReturnType<typeof indexPages>, stem: string): Map<number, number> {
  const [, ...pairs] = rows.find(([own]) => own === stem) ?? [''];
  let at = 0;
  const weights = new Map<number, number>();
  for (let index = 0; index < pairs.length; index += 2) {
    at += pairs[index] ?? 0;
    weights.set(at, pairs[index + 1] ?? 0);
  }
  return weights;
}

describe('indexPages', () => {
  it('finds a page by keywords that its text lacks', () => {
    const rows = indexPages(
      [page('Cards', 'pay', { searchTerms: ['stolen card'] }), page('Other', 'pay')],
      'en',
      [],
    );
    expect([...read(rows, 'stolen').keys()]).toEqual([0]);
  });

  it('ranks names above headings, and headings above text', () => {
    const rows = indexPages(
      [
        page('Other', 'card words more'),
        page('Card', 'other words more'),
        page('Another', '', { blocks: [{ text: 'card words more', isHeading: true }] }),
        page('None', 'nothing at all'),
      ],
      'en',
      [],
    );
    const weights = read(rows, 'card');
    expect([...weights.keys()]).toEqual([0, 1, 2]);
    expect(weights.get(1)).toBeGreaterThan(weights.get(2) ?? 0);
    expect(weights.get(2)).toBeGreaterThan(weights.get(0) ?? 0);
  });

  it('ranks list pages lower', () => {
    const rows = indexPages([page('Card', 'text'), page('Card', 'text', { isList: true })], 'en', []);
    const weights = read(rows, 'card');
    expect(weights.get(0)).toBeGreaterThan(weights.get(1) ?? 0);
  });

  it('omits unsearchable words, and sorts by code points', () => {
    const rows = indexPages([page('Zebra the 2 apple', '')], 'en', ['the']);
    expect(rows.map(([stem]) => stem)).toEqual(['2', 'appl', 'zebra']);
  });

  it('finds German compounds by their last part', () => {
    const rows = indexPages([page('Kartenzahlung', ''), page('Zahlung', '')], 'de', []);
    const weights = read(rows, 'zahlung');
    expect([...weights.keys()]).toEqual([0, 1]);
    expect(weights.get(1)).toBeGreaterThan(weights.get(0) ?? 0);
    expect([
      ...read(indexPages([page('Kartenzahlung', ''), page('Zahlung', '')], 'en', []), 'zahlung').keys(),
    ]).toEqual([1]);
  });
});

describe('splitCompounds', () => {
  it('uses the longest last part that is a word, not a suffix', () => {
    const parts = splitCompounds([
      ['echtzeitzahlung', 'zeitzahlung', 'zahlung'],
      ['kartenrest', 'rest'],
    ]);
    expect(parts.get('echtzeitzahlung')).toBe('zeitzahlung');
    expect(parts.get('zeitzahlung')).toBe('zahlung');
    expect(parts.has('kartenrest')).toBe(false);
  });
});

it('leaves out what many pages say', () => {
  const block = (text: string) => ({ text, isHeading: false });
  const own = ['a', 'b', 'c', 'd'].map((text) => [block(text), block('panel'), block('panel')]);
  expect(dropRepeated(own)).toEqual(['a', 'b', 'c', 'd'].map((text) => [block(text)]));
  expect(dropRepeated(own.slice(1))).toEqual(own.slice(1));
});
