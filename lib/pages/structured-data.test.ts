import { brand } from '#content/site/brand';
import { samplePage } from '#tests/support/jest/sample-registry';
import { siteOrigin } from './site-title';
import { buildStructuredData } from './structured-data';

const index = samplePage('en', 'glossary', { of: { name: 'Glossary' } });

describe('buildStructuredData', () => {
  it('describes a page, where it stands and who publishes it', () => {
    const term = samplePage('en', 'glossary/term', {
      of: { name: 'Term', description: 'What it means.' },
      above: [index],
      modified: '2026-11-20',
      jsonLd: { '@type': 'DefinedTerm', inDefinedTermSet: index.path },
    });
    expect(buildStructuredData(term)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'DefinedTerm',
          description: 'What it means.',
          inDefinedTermSet: '/en/glossary/',
          name: 'Term',
          url: `${siteOrigin}/en/glossary/term/`,
          inLanguage: 'en',
          dateModified: '2026-11-20',
          publisher: { '@type': 'Organization', name: brand.name, url: siteOrigin },
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: brand.name, item: `${siteOrigin}/en/` },
            { '@type': 'ListItem', position: 2, name: 'Glossary', item: `${siteOrigin}/en/glossary/` },
            { '@type': 'ListItem', position: 3, name: 'Term' },
          ],
        },
      ],
    });
  });

  it('is a web page where the family says nothing else', () => {
    expect(buildStructuredData(index)).toMatchObject({
      '@graph': [{ '@type': 'WebPage' }, expect.anything()],
    });
  });

  it('has no breadcrumb for a page that stands above all', () => {
    const home = samplePage('de', '', { isTop: true });
    expect(buildStructuredData(home)?.['@graph']).toHaveLength(1);
  });

  it('names the address at which the text is at home', () => {
    const copy = samplePage('de', 'info', { canonical: '/fr/infos/' });
    expect(buildStructuredData(copy)).toMatchObject({ '@graph': [{ url: `${siteOrigin}/fr/infos/` }, {}] });
  });

  it('says nothing of pages that no one should find', () => {
    expect(buildStructuredData(samplePage('en', '404', { kind: 'error' }))).toBeUndefined();
  });
});
