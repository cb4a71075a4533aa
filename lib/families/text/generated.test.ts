import { storageKinds } from '#content/site/stored-items';
import { locales } from '#lib/i18n/locales';
import { storedItems } from '#lib/storage/stored-item-list';
import { enterContentTree, type ContentTree } from '#tests/support/jest/content-tree';
import { buildServices, buildStorageTable, insertGenerated, generatedParts } from './generated';

let tree: ContentTree;
beforeAll(() => {
  tree = enterContentTree();
});
afterAll(() => tree.leave());

describe.each(locales)('generated parts in %s', (locale) => {
  it('list everything that the code stores, one row each', () => {
    const rows = buildStorageTable(locale).split('\n').slice(2);
    expect(rows).toHaveLength(storedItems.size);
    [...storedItems.values()].forEach(({ name, kind, lifetime }, index) => {
      expect(rows[index]).toContain(`\`${name}\` (${storageKinds[locale][kind]})`);
      if (typeof lifetime === 'number') expect(rows[index]).toMatch(new RegExp(`\\b${lifetime}\\s`));
    });
  });

  it('name the connected services, if any', () => {
    expect(buildServices(locale, {})).not.toContain('example');
    const some = {
      TAG_MANAGER: 'https://tags.example/gtm.js?id=GTM-1',
      THIRD_PARTY_ORIGINS: ['https://collect.example'],
    };
    expect(buildServices(locale, some)).toContain('tags.example, collect.example');
  });

  it.each(generatedParts)('are inserted as HTML: %s', (name) => {
    const html = insertGenerated(`<p>Before</p><p>{${name}}</p>`, locale);
    expect(html).toMatch(/^<p>Before<\/p></);
    expect(html).not.toContain(`{${name}}`);
  });
});

test('leaves unknown placeholders unchanged', () => {
  const html = '<p>{unknown}</p><p>{stored-items} here</p>';
  expect(insertGenerated(html, 'en')).toBe(html);
});
