import { samplePage, samplePair, setPages } from '#tests/support/jest/sample-registry';
import { listAlternates, listSwitchTargets } from './alternates';

jest.mock('./registry', () => jest.requireActual<object>('#tests/support/jest/sample-registry'));

const home = samplePair('');
const entry = samplePage('en', 'entry', { path: '/', isTop: true });
const term = samplePair('glossary/term');
const index = samplePair('glossary');

/** A text in English and French, available in both languages of the site, canonical in French. */
const translations = { en: '/en/info/text/english/', fr: '/fr/infos/texte/' };
const infoIndex = samplePair('info', {
  translations: { en: '/en/info/', de: '/de/info/', fr: '/fr/infos/' },
});
const nativeIndex = samplePage('fr', 'info', {
  path: '/fr/infos/',
  isTop: true,
  translations: infoIndex[0]?.translations ?? {},
});
const french = ['en', 'de', 'fr'].map((locale) =>
  samplePage(locale as 'en', 'info/text/french', {
    translations,
    canonical: '/fr/infos/texte/',
    ...(locale === 'fr' && { path: '/fr/infos/texte/' }),
  }),
);
const english = samplePair('info/text/english', { translations });

beforeEach(() =>
  setPages(...home, entry, ...index, ...term, ...infoIndex, nativeIndex, ...french, ...english),
);

describe('listAlternates', () => {
  it('pairs a page with its translation, in both directions', () => {
    const pair = { en: '/en/glossary/term/', de: '/de/glossary/term/' };
    expect(term.map(listAlternates)).toEqual([pair, pair]);
  });

  it('pairs the entry with the home pages', () => {
    expect(listAlternates(entry)).toEqual({ en: '/en/', de: '/de/' });
  });

  it('contains only the page itself without a translation', () => {
    const single = samplePage('de', 'only-german');
    setPages(...home, single);
    expect(listAlternates(single)).toEqual({ de: '/de/only-german/' });
  });

  it('adds the languages in which the text is written', () => {
    expect(french.map(listAlternates)).toEqual([
      { en: '/en/info/text/french/', de: '/de/info/text/french/', fr: '/fr/infos/texte/' },
      { en: '/en/info/text/french/', de: '/de/info/text/french/', fr: '/fr/infos/texte/' },
      { en: '/en/info/text/english/', de: '/de/info/text/french/', fr: '/fr/infos/texte/' },
    ]);
  });
});

describe('listSwitchTargets', () => {
  it('links to the translation if there is one', () => {
    expect(listSwitchTargets(term[1] ?? entry)).toEqual({
      en: '/en/glossary/term/',
      de: '/de/glossary/term/',
    });
  });

  it.each([
    ['glossary/only-german', '/en/glossary/'],
    ['glossary/deep/only-german', '/en/glossary/'],
    ['nowhere/only-german', '/en/'],
    ['only-german', '/en/'],
  ])('links from %s to its closest parent that exists in the language', (id, en) => {
    const single = samplePage('de', id);
    setPages(...home, ...index, single);
    expect(listSwitchTargets(single)).toEqual({ en, de: `/de/${id}/` });
  });

  it('links to languages of customer information in which the text exists', () => {
    expect(Object.keys(listSwitchTargets(french[0] ?? entry))).toEqual(['en', 'de', 'fr']);
    expect(Object.keys(listSwitchTargets(term[0] ?? entry))).toEqual(['en', 'de']);
    expect(listSwitchTargets(nativeIndex)).toEqual({ en: '/en/info/', de: '/de/info/', fr: '/fr/infos/' });
  });
});
