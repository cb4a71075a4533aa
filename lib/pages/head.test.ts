import type { Page } from '#lib/content/page';
import { buildHead, buildLanguages } from './head';
import { findPage, listPages } from './registry';

const origin = 'https://www.stellwerk.example';

function pageAt(path: string): Page {
  const page = findPage(path);
  if (!page) throw new Error(`no page at ${path}`);
  return page;
}

describe('buildLanguages', () => {
  it('names both languages and the default for everybody else', () => {
    const languages = {
      en: `${origin}/en/imprint/`,
      de: `${origin}/de/imprint/`,
      'x-default': `${origin}/en/imprint/`,
    };
    expect(buildLanguages(pageAt('/de/imprint/'))).toEqual(languages);
    expect(buildLanguages(pageAt('/en/imprint/'))).toEqual(languages);
  });

  it.each(['/', '/en/', '/de/'])('sends everybody else from %s to the choice of languages', (path) => {
    expect(buildLanguages(pageAt(path))).toEqual({
      en: `${origin}/en/`,
      de: `${origin}/de/`,
      'x-default': `${origin}/`,
    });
  });
});

describe('buildHead', () => {
  it('describes an indexed page', () => {
    const page = pageAt('/de/services/cards/');
    const image = {
      image: `${origin}/og/de/services/cards.png`,
      'image:width': '1200',
      'image:height': '630',
      'image:alt': 'Karten | Stellwerk',
    };
    expect(buildHead(page)).toMatchObject({
      title: 'Karten | Stellwerk',
      description: page.description,
      indexed: true,
      canonical: `${origin}/de/services/cards/`,
      languages: buildLanguages(page),
      openGraph: {
        type: 'website',
        site_name: 'Stellwerk',
        title: 'Karten',
        description: page.description,
        url: `${origin}/de/services/cards/`,
        locale: 'de_DE',
        ...image,
      },
    });
  });

  it('names the address where a text is at home, and its translations, under another language', () => {
    const at = (locale: string, language: string) =>
      `/${locale}/customer-information/germany/de-iban/${language}/`;
    const head = buildHead(pageAt(at('en', 'german')));
    expect(head.canonical).toBe(origin + at('de', 'german'));
    expect(head.openGraph['url']).toBe(head.canonical);
    expect(head.languages).toEqual({
      en: origin + at('en', 'english'),
      de: origin + at('de', 'german'),
      'x-default': origin + at('en', 'english'),
    });
    expect(JSON.stringify(head.structuredData)).toContain('"inLanguage":"de"');
    expect(buildHead(pageAt(at('de', 'german'))).canonical).toBe(head.canonical);
  });

  it('hides the pages that no one should find, and names no languages for them', () => {
    const hidden = listPages().filter(({ indexed }) => !indexed);
    expect(hidden.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/404.html/', '/500.html/', '/en/404/', '/de/500/']),
    );
    for (const page of hidden) {
      expect(buildHead(page)).toMatchObject({ indexed: false, languages: {}, structuredData: undefined });
      expect(buildHead(page).openGraph).not.toHaveProperty('image');
    }
  });
});
