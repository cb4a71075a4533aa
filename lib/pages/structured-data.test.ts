import { findGaps } from '#tests/support/jest/find-gaps';
import { findPage, listPages } from './registry';
import { buildStructuredData } from './structured-data';

const origin = 'https://www.stellwerk.example';
const indexed = listPages().filter((page) => page.indexed);

describe('buildStructuredData', () => {
  it('describes a term, where it stands and who publishes it', () => {
    const page = findPage('/en/glossary/anti-money-laundering/');
    if (!page) throw new Error('no such page');
    const path = `${origin}/en/glossary/anti-money-laundering/`;
    expect(buildStructuredData(page)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'DefinedTerm',
          description: expect.stringMatching(/^Anti-money laundering covers/),
          inDefinedTermSet: '/en/glossary/',
          name: 'Anti-money laundering',
          url: path,
          inLanguage: 'en',
          dateModified: page.modified,
          publisher: { '@type': 'Organization', name: 'Stellwerk', url: origin },
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Stellwerk', item: `${origin}/en/` },
            { '@type': 'ListItem', position: 2, name: 'Glossary', item: `${origin}/en/glossary/` },
            { '@type': 'ListItem', position: 3, name: 'Anti-money laundering' },
          ],
        },
      ],
    });
  });

  it('is a web page where the family says nothing else', () => {
    const page = findPage('/de/imprint/');
    expect(page && buildStructuredData(page)).toMatchObject({
      '@graph': [{ '@type': 'WebPage', name: 'Impressum' }, { '@type': 'BreadcrumbList' }],
    });
  });

  it.each(indexed.map((page) => [page.path, page] as const))(
    '%s is described, in plain JSON',
    (_path, page) => {
      const data = buildStructuredData(page);
      const [thing] = (data?.['@graph'] ?? []) as readonly unknown[];
      expect(thing).toMatchObject({
        '@type': expect.any(String),
        name: page.name,
        url: origin + (page.canonical ?? page.path),
        description: expect.any(String),
      });
      expect(findGaps(data)).toEqual([]);
      expect(JSON.parse(JSON.stringify(data))).toEqual(data);
    },
  );

  it('says nothing of pages that no one should find', () => {
    expect(
      listPages()
        .filter((page) => !page.indexed)
        .map(buildStructuredData)
        .filter(Boolean),
    ).toEqual([]);
  });
});
