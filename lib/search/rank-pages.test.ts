import type { Language } from '#lib/i18n/languages';
import type { SearchPage } from './contract';
import { rankPages } from './rank-pages';

const page = (name: string, more: Partial<SearchPage> = {}): SearchPage => ({
  name,
  path: `/${name}/`,
  kind: 'services',
  text: name,
  ...more,
});

/** Page names by rank; every word has the same weight on each page. */
function rank(pages: readonly SearchPage[], typed: string, language: Language = 'en'): string[] {
  const weights = new Map(pages.map((_page, number) => [number, 5]));
  return rankPages(pages, [weights], typed, language).map((number) => pages[number]?.name ?? '');
}

describe('the order of pages', () => {
  it('prefers exact names, then prefixes, then shared words', () => {
    const pages = [page('None'), page('The lost card'), page('Card and account'), page('Card')];
    expect(rank(pages, 'card')).toEqual(['Card', 'Card and account', 'The lost card', 'None']);
  });

  it('prefers the name of which the query covers more', () => {
    const pages = [page('What a card costs abroad'), page('Lost cards')];
    expect(rank(pages, 'lost card')).toEqual(['Lost cards', 'What a card costs abroad']);
  });

  it('prefers matches in the title to keywords', () => {
    const pages = [
      page('Karten', { searchTerms: ['Zahlungskarte'] }),
      page('Leitfaden Zahlungsströme'),
      page('Auszahlungen'),
    ];
    const ranked = ['Leitfaden Zahlungsströme', 'Karten', 'Auszahlungen'];
    expect(rank(pages, 'Zahlung', 'de')).toEqual(ranked);
    expect(rank(pages, 'Zahlung Leitfaden', 'de')[0]).toBe('Leitfaden Zahlungsströme');
  });

  it('treats keywords as names', () => {
    const pages = [page('Gone cards'), page('Emergency', { searchTerms: ['lost card', 'scam'] })];
    expect(rank(pages, 'lost card')[0]).toBe('Emergency');
    expect(rank(pages, 'gone card')[0]).toBe('Gone cards');
  });
});
