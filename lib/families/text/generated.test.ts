import { locales } from '#lib/i18n/locales';
import { storedItems } from '#lib/storage/stored-item-list';
import { enterContentTree, type ContentTree } from '#tests/support/jest/content-tree';
import { buildServices, buildStorageTable, fillGenerated, generatedParts } from './generated';

let tree: ContentTree;
beforeAll(() => {
  tree = enterContentTree();
});
afterAll(() => tree.leave());

describe.each(locales)('generated parts in %s', (locale) => {
  it('name everything that the code stores, a row each', () => {
    const rows = buildStorageTable(locale).split('\n').slice(2);
    expect(rows).toHaveLength(storedItems.size);
    [...storedItems.values()].forEach(({ name, kind, lifetime }, index) => {
      expect(rows[index]).toContain(`\`${name}\` (${kind})`);
      if (typeof lifetime === 'number') expect(rows[index]).toMatch(new RegExp(`\\b${lifetime}\\s`));
    });
  });

  it('say whether services are connected, and which', () => {
    expect(buildServices(locale, {})).not.toContain('example');
    const some = {
      TAG_MANAGER: 'https://tags.example/gtm.js?id=GTM-1',
      THIRD_PARTY_ORIGINS: ['https://collect.example'],
    };
    expect(buildServices(locale, some)).toContain('tags.example, collect.example');
  });

  it.each(generatedParts)('are put in as HTML: %s', (name) => {
    const html = fillGenerated(`<p>Before</p><p>{${name}}</p>`, locale);
    expect(html).toMatch(/^<p>Before<\/p></);
    expect(html).not.toContain(`{${name}}`);
  });
});

test('what is no generated part stays as an editor wrote it', () => {
  const html = '<p>{unknown}</p><p>{stored-items} here</p>';
  expect(fillGenerated(html, 'en')).toBe(html);
});
