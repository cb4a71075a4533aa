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
    const languages = { en: `${origin}/en/imprint/`, de: `${origin}/de/imprint/`, 'x-default': `${origin}/en/imprint/` };
    expect(buildLanguages(pageAt('/de/imprint/'))).toEqual(languages);
    expect(buildLanguages(pageAt('/en/imprint/'))).toEqual(languages);
  });

  it.each(['/', '/en/', '/de/'])('sends everybody else from %s to the choice of languages', (path) => {
    expect(buildLanguages(pageAt(path))).toEqual({ en: `${origin}/en/`, de: `${origin}/de/`, 'x-default': `${origin}/` });
  });
});

describe('buildHead', () => {
  it('describes an indexed page', () => {
    const page = pageAt('/de/services/cards/');
    expect(buildHead(page)).toMatchObject({
      title: 'Karten | Stellwerk',
      description: page.description,
      indexed: true,
      canonical: `${origin}/de/services/cards/`,
      languages: buildLanguages(page),
      openGraph: {
        type: 'website', site_name: 'Stellwerk', title: 'Karten', description: page.description, url: `${origin}/de/services/cards/`, locale: 'de_DE',
      },
    });
  });

  it('hides the pages that no one should find, and names no languages for them', () => {
    const hidden = listPages().filter(({ indexed }) => !indexed);
    expect(hidden.map(({ path }) => path)).toEqual(expect.arrayContaining(['/404.html/', '/500.html/', '/en/404/', '/de/500/']));
    for (const page of hidden) expect(buildHead(page)).toMatchObject({ indexed: false, languages: {}, structuredData: undefined });
  });
});
