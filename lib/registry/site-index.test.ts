import { samplePage } from '#tests/support/jest/sample-registry';
import { groupPages } from './site-index';

jest.mock('./registry', () => jest.requireActual<object>('#tests/support/jest/sample-registry'));

const named = (name: string) => ({ of: { name } });
const services = samplePage('en', 'services', named('Services'));
const support = samplePage('en', 'support', named('Support'));
const faq = samplePage('en', 'support/faq', { ancestors: [support], ...named('Questions') });
const pages = [
  samplePage('en', '', { isTop: true }),
  support,
  faq,
  samplePage('en', 'support/faq/cards', { ancestors: [support, faq], ...named('About cards') }),
  services,
  samplePage('en', 'services/b', { ancestors: [services], ...named('Birds') }),
  samplePage('en', 'services/a', { ancestors: [services], ...named('Apples') }),
  samplePage('en', 'imprint', named('Imprint')),
  samplePage('en', 'about', named('About')),
  samplePage('en', 'newsletter-success', { kind: 'utility' }),
  samplePage('en', 'services/french', { ancestors: [services], canonical: '/fr/services/' }),
  { ...samplePage('en', 'search'), staticQueries: ['site-index'] as const },
  samplePage('de', 'impressum'),
];

describe('groupPages', () => {
  const groups = groupPages(pages, 'en');

  it('sorts pages below their parents, and groups and pages by name', () => {
    expect(groups.map(({ head, items }) => [head?.name, items.map(({ name }) => name)])).toEqual([
      ['Services', ['Apples', 'Birds']],
      ['Support', ['About cards', 'Questions']],
      [undefined, ['About', 'Imprint']],
    ]);
  });

  it('lists each page once, without unindexed pages, copies and the list itself', () => {
    const paths = groups.flatMap(({ head, items }) =>
      [...(head ? [head] : []), ...items].map(({ path }) => path),
    );
    expect(paths).toHaveLength(new Set(paths).size);
    expect(paths.filter((path) => /search|success|french|\/de\//.test(path))).toEqual([]);
  });

  it('lists a page below a page of another list as a separate one', () => {
    const orphan = samplePage('en', 'x/y', {
      ancestors: [{ name: 'X', path: '/en/x/' }],
      ...named('Orphan'),
    });
    expect(groupPages([orphan], 'en')).toEqual([{ items: [{ name: 'Orphan', path: '/en/x/y/' }] }]);
  });
});
