import { brand } from '#content/site/brand';
import { samplePage, samplePair, setPages } from '#tests/support/jest/sample-registry';
import { buildHead, buildLanguages } from './head';
import { siteOrigin } from '#lib/page-model/site-url';

jest.mock('./registry', () => jest.requireActual<object>('#tests/support/jest/sample-registry'));

const home = samplePair('');
const entry = samplePage('en', 'entry', { path: '/', isTop: true });
const cards = samplePair('services/cards', { of: { name: 'Cards' } });
const at = { en: '/en/info/english/', fr: '/fr/infos/texte/' };
const translated = samplePage('de', 'info/french', {
  canonical: at.fr,
  translations: at,
  jsonLd: { '@type': 'WebPage', inLanguage: 'fr' },
});

beforeEach(() => setPages(...home, entry, ...cards, translated));

describe('buildLanguages', () => {
  it('names both languages and the default for everybody else', () => {
    const languages = {
      en: `${siteOrigin}/en/services/cards/`,
      de: `${siteOrigin}/de/services/cards/`,
      'x-default': `${siteOrigin}/en/services/cards/`,
    };
    expect(cards.map(buildLanguages)).toEqual([languages, languages]);
  });

  it('sends everybody else from the home pages to the choice of languages', () => {
    const languages = { en: `${siteOrigin}/en/`, de: `${siteOrigin}/de/`, 'x-default': `${siteOrigin}/` };
    expect([entry, ...home].map(buildLanguages)).toEqual([languages, languages, languages]);
  });

  it('names no default where the text is not there in English', () => {
    const single = { ...translated, translations: { fr: at.fr } };
    expect(buildLanguages(single)).toEqual({ fr: siteOrigin + at.fr });
  });
});

describe('buildHead', () => {
  it('describes a page that may be found', () => {
    const [, page] = cards;
    expect(page && buildHead(page)).toMatchObject({
      title: `Cards | ${brand.name}`,
      description: 'What services/cards is about.',
      indexed: true,
      canonical: `${siteOrigin}/de/services/cards/`,
      languages: { de: `${siteOrigin}/de/services/cards/` },
      openGraph: {
        type: 'website',
        title: 'Cards',
        description: 'What services/cards is about.',
        url: `${siteOrigin}/de/services/cards/`,
        locale: 'de_DE',
        image: `${siteOrigin}/og/de/services/cards.png`,
        'image:alt': `Cards | ${brand.name}`,
      },
    });
  });

  it('has the title that was written for search results, and the name for the image that shows it', () => {
    const head = buildHead(
      samplePage('en', 'x', { of: { name: 'Cards', headTitle: 'Cards for companies' } }),
    );
    expect(head.title).toBe(`Cards for companies | ${brand.name}`);
    expect(head.openGraph).toMatchObject({
      title: 'Cards for companies',
      'image:alt': `Cards | ${brand.name}`,
    });
  });

  it('names the address where a text is at home, and its translations, under another language', () => {
    const head = buildHead(translated);
    expect(head.canonical).toBe(siteOrigin + at.fr);
    expect(head.openGraph['url']).toBe(head.canonical);
    expect(head.languages).toEqual({
      en: siteOrigin + at.en,
      fr: siteOrigin + at.fr,
      'x-default': siteOrigin + at.en,
    });
    expect(JSON.stringify(head.structuredData)).toContain('"inLanguage":"fr"');
  });

  it('names the language with its territory in all five', () => {
    const locales = (['en', 'de', 'fr', 'es', 'it'] as const).map(
      (language) => buildHead(samplePage(language, 'x')).openGraph['locale'],
    );
    expect(locales).toEqual(['en_GB', 'de_DE', 'fr_FR', 'es_ES', 'it_IT']);
  });

  it('hides the pages that no one should find, and names no languages for them', () => {
    const head = buildHead(samplePage('en', '404', { kind: 'error' }));
    expect(head).toMatchObject({ indexed: false, languages: {}, structuredData: undefined });
    expect(head.openGraph).not.toHaveProperty('image');
  });
});
