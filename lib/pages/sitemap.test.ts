import type { Page } from '#lib/content/page';
import type * as Registry from './registry';
import { listPages } from './registry';
import { buildSitemap } from './sitemap';

jest.mock('./registry', () => {
  const registry = jest.requireActual<typeof Registry>('./registry');
  return { ...registry, listPages: jest.fn(registry.listPages) };
});

const origin = 'https://www.stellwerk.example';

const page = (id: string, facts: Partial<Page> = {}): Page => ({
  id,
  locale: 'en',
  path: `/en/${id}/`,
  template: 'text-page',
  name: id,
  description: id,
  indexed: true,
  trail: [],
  staticQueries: [],
  view: () => ({ name: id, trail: [], trailLabel: '' }),
  ...facts,
});

function listed(...pages: readonly Page[]): string[] {
  jest.mocked(listPages).mockReturnValueOnce(pages);
  return buildSitemap().map(({ loc }) => loc.slice(origin.length));
}

describe('buildSitemap', () => {
  it.each(['customer-information', 'gdpr-notice', 'reports', 'documents', 'download', 'content'])(
    'leaves out pages at and below %s, wherever it stands',
    (segment) => {
      expect(
        listed(
          page(segment),
          page(`${segment}/germany/de-iban`),
          page(`investors/${segment}`),
          page('imprint'),
        ),
      ).toEqual(['/en/imprint/']);
    },
  );

  it('lists pages whose names only begin or end like that', () => {
    const ids = ['downloads', 'content-marketing', 'annual-reports', 'documents-of-the-year'];
    expect(listed(...ids.map((id) => page(id)))).toEqual(ids.map((id) => `/en/${id}/`));
  });

  it('leaves out error and success pages, which no search engine may list', () => {
    expect(
      listed(
        page('404', { indexed: false }),
        page('newsletter-success', { indexed: false }),
        page('newsletter'),
      ),
    ).toEqual(['/en/newsletter/']);
  });

  it('lists the pages of the site that may be found, and no other', () => {
    const expected = listPages()
      .filter(({ indexed, path }) => indexed && !/\/(?:customer-information|download)\//.test(path))
      .map(({ path }) => path);
    expect(buildSitemap().map(({ loc }) => loc.slice(origin.length))).toEqual(expected);
    expect(expected.length).toBeGreaterThan(50);
  });

  it('names the languages of a page and the day of its last change', () => {
    const entry = buildSitemap().find(({ loc }) => loc === `${origin}/de/services/cards/`);
    expect(entry).toEqual({
      loc: `${origin}/de/services/cards/`,
      lastmod: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      alternateRefs: [
        { href: `${origin}/en/services/cards/`, hreflang: 'en', hrefIsAbsolute: true },
        { href: `${origin}/de/services/cards/`, hreflang: 'de', hrefIsAbsolute: true },
        { href: `${origin}/en/services/cards/`, hreflang: 'x-default', hrefIsAbsolute: true },
      ],
    });
  });

  it('names no day where the content has none', () => {
    expect(buildSitemap().find(({ loc }) => loc === `${origin}/en/`)).not.toHaveProperty('lastmod');
  });
});
