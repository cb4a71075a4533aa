import { findNames, readNames, type FoundName } from './find-names';

const lines =
  '<section><ul><li><a href="/t">Card lost</a></li></ul></section>' +
  '<section id="line-a"><h2>A</h2><ul><li><a href="/x">Überweisung</a></li><li><a href="/h">Help</a><ul><li><a href="/c">Cards lost</a></li><li><details><summary>More</summary><ul><li><a href="/d">Data of a card</a></li></ul></details></li></ul></li></ul></section>' +
  '<section id="line-b"><h2>B</h2><ul><li><a href="/i">Imprint</a></li><li><a href="/p">Postcards</a></li></ul></section>';

function find(text: string, others: readonly string[] = [], language: 'en' | 'de' = 'en'): FoundName[] {
  document.body.innerHTML = lines;
  return findNames(readNames(document.body), text, language, new Set(others));
}
const joinParts = ({ name }: FoundName): string => name.map(({ text }) => text).join('');

describe('the field of the search page', () => {
  it('finds pages with all words in their names, with their parents, prefix matches first', () => {
    expect(find('CARD').map((page) => [joinParts(page), page.above])).toEqual([
      ['Cards lost', 'A / Help'],
      ['Data of a card', 'A / Help / More'],
      ['Postcards', 'B'],
    ]);
    expect(find('lost card').map(joinParts)).toEqual(['Cards lost']);
  });

  it('marks matches, also in alternative spellings', () => {
    expect(find('uber')).toEqual([
      {
        path: '/x',
        above: 'A',
        name: [
          { text: 'Über', isFound: true },
          { text: 'weisung', isFound: false },
        ],
      },
    ]);
    for (const typed of ['ueber', 'Ueberweisung', 'Überweisung'])
      expect(find(typed, [], 'de')[0]?.name[0]).toMatchObject({ isFound: true });
  });

  it('finds at most six', () => {
    const pages = Array.from({ length: 9 }, (_, at) => ({ path: `/${at}`, name: `Card ${at}`, above: '' }));
    expect(findNames(pages, 'card', 'en', new Set())).toHaveLength(6);
  });

  it('excludes pages that are in the results', () => {
    expect(find('card', ['/c', '/other']).map(joinParts)).toEqual(['Data of a card', 'Postcards']);
    expect(find('card', ['/c', '/d', '/p'])).toEqual([]);
  });

  it.each(['zzz', 'c', ''])('finds nothing for "%s"', (text) => expect(find(text)).toEqual([]));
});
