import { samplePage, samplePair, setPages } from '#tests/support/jest/sample-registry';
import { buildSitemap } from './sitemap';
import { siteOrigin } from '#lib/page-model/site-url';

jest.mock('./registry', () => jest.requireActual<object>('#tests/support/jest/sample-registry'));

const listed = (): string[] => buildSitemap().map(({ loc }) => loc.slice(siteOrigin.length));

describe('buildSitemap', () => {
  it('lists pages that are indexed and not excluded', () => {
    setPages(
      samplePage('en', 'about'),
      samplePage('en', 'list', { kind: 'index' }),
      samplePage('en', 'imprint', { kind: 'legal' }),
      samplePage('en', 'investors/download', { inSitemap: false }),
      samplePage('en', 'draft', { indexed: false }),
      samplePage('en', 'newsletter-success', { kind: 'utility' }),
      samplePage('en', '404', { kind: 'error' }),
    );
    expect(listed()).toEqual(['/en/about/', '/en/list/', '/en/imprint/']);
  });

  it('has the languages of a page and the day of its last change', () => {
    setPages(...samplePair('about', { modified: '2026-11-20' }));
    const ref = (hreflang: string, path: string) => ({
      href: siteOrigin + path,
      hreflang,
      hrefIsAbsolute: true,
    });
    expect(buildSitemap()[1]).toEqual({
      loc: `${siteOrigin}/de/about/`,
      lastmod: '2026-11-20',
      alternateRefs: [ref('en', '/en/about/'), ref('de', '/de/about/'), ref('x-default', '/en/about/')],
    });
  });

  it('has no day if the content has none', () => {
    setPages(samplePage('en', 'about'));
    expect(buildSitemap()[0]).not.toHaveProperty('lastmod');
  });
});
