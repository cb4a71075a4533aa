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
  it('lists both languages and the default', () => {
    const languages = {
      en: `${siteOrigin}/en/services/cards/`,
      de: `${siteOrigin}/de/services/cards/`,
      'x-default': `${siteOrigin}/en/services/cards/`,
    };
    expect(cards.map(buildLanguages)).toEqual([languages, languages]);
  });

  it('has the language selection as default for the home pages', () => {
    const languages = { en: `${siteOrigin}/en/`, de: `${siteOrigin}/de/`, 'x-default': `${siteOrigin}/` };
    expect([entry, ...home].map(buildLanguages)).toEqual([languages, languages, languages]);
  });

  it('has no default if there is no English text', () => {
    const single = { ...translated, translations: { fr: at.fr } };
    expect(buildLanguages(single)).toEqual({ fr: siteOrigin + at.fr });
  });
});

describe('buildHead', () => {
  it('describes an indexed page', () => {
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

  it('uses the search title, and the name for the image', () => {
    const head = buildHead(
      samplePage('en', 'x', { of: { name: 'Cards', metaTitle: 'Cards for companies' } }),
    );
    expect(head.title).toBe(`Cards for companies | ${brand.name}`);
    expect(head.openGraph).toMatchObject({
      title: 'Cards for companies',
      'image:alt': `Cards | ${brand.name}`,
    });
  });

  it('has the canonical URL of a text and its translations on pages in another language', () => {
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

  it('has language and territory for all five', () => {
    const locales = (['en', 'de', 'fr', 'es', 'it'] as const).map(
      (language) => buildHead(samplePage(language, 'x')).openGraph['locale'],
    );
    expect(locales).toEqual(['en_GB', 'de_DE', 'fr_FR', 'es_ES', 'it_IT']);
  });

  it('excludes pages that are not indexed, without languages', () => {
    const head = buildHead(samplePage('en', '404', { kind: 'error' }));
    expect(head).toMatchObject({ indexed: false, languages: {}, structuredData: undefined });
    expect(head.openGraph).not.toHaveProperty('image');
  });
});
