import { brand } from '#content/site/brand';
import { bankReference } from '#lib/facts/bank';
import { samplePage } from '#tests/support/jest/sample-registry';
import { siteOrigin } from '#lib/page-model/site-url';
import { buildStructuredData } from './structured-data';

const index = samplePage('en', 'glossary', { of: { name: 'Glossary' } });

describe('buildStructuredData', () => {
  it('describes a page, its breadcrumb and its publisher', () => {
    const article = samplePage('en', 'glossary/text', {
      of: { name: 'Text', description: 'What it says.' },
      ancestors: [index],
      modified: '2026-11-20',
      jsonLd: { '@type': 'Article', headline: 'A text' },
    });
    expect(buildStructuredData(article)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Article',
          name: 'Text',
          headline: 'A text',
          description: 'What it says.',
          image: `${siteOrigin}/og/en/glossary/text.png`,
          url: `${siteOrigin}/en/glossary/text/`,
          inLanguage: 'en',
          dateModified: '2026-11-20',
          publisher: bankReference,
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: brand.name, item: `${siteOrigin}/en/` },
            { '@type': 'ListItem', position: 2, name: 'Glossary', item: `${siteOrigin}/en/glossary/` },
            { '@type': 'ListItem', position: 3, name: 'Text' },
          ],
        },
      ],
    });
  });

  it('separates a page from its subject, which has no language, publisher or day of change', () => {
    const term = samplePage('en', 'glossary/term', {
      of: { name: 'Term', description: 'About a word.' },
      jsonLd: { '@type': 'DefinedTerm', description: 'What it means.' },
    });
    const url = `${siteOrigin}/en/glossary/term/`;
    const [page, subject] = buildStructuredData(term)?.['@graph'] ?? [];
    expect(page).toMatchObject({ '@type': 'WebPage', url, mainEntity: { '@id': `${url}#subject` } });
    expect(subject).toEqual({
      '@type': 'DefinedTerm',
      '@id': `${url}#subject`,
      name: 'Term',
      description: 'What it means.',
      image: `${siteOrigin}/og/en/glossary/term.png`,
      url,
    });
  });

  it('is a web page by default', () => {
    expect(buildStructuredData(index)).toMatchObject({
      '@graph': [{ '@type': 'WebPage' }, expect.anything()],
    });
  });

  it('has no breadcrumb for a root page', () => {
    const home = samplePage('de', '', { isTop: true });
    expect(buildStructuredData(home)?.['@graph']).toHaveLength(1);
  });

  it('has the canonical URL of the text', () => {
    const copy = samplePage('de', 'info', { canonical: '/fr/infos/' });
    expect(buildStructuredData(copy)).toMatchObject({ '@graph': [{ url: `${siteOrigin}/fr/infos/` }, {}] });
  });

  it('is empty for pages that are not indexed', () => {
    expect(buildStructuredData(samplePage('en', '404', { kind: 'error' }))).toBeUndefined();
  });
});
