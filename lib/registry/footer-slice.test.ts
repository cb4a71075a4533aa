import { samplePair, setPages } from '#tests/support/jest/sample-registry';
import { buildFooter, resolveGroup } from './footer-slice';

jest.mock('./registry', () => jest.requireActual<object>('#tests/support/jest/sample-registry'));
jest.mock('#content/site/navigation', () => ({
  navigation: {
    header: [],
    footer: [
      { slug: 'help', title: { en: 'Help', de: 'Hilfe' }, items: ['support'] },
      { slug: 'empty', title: { en: 'Empty', de: 'Leer' }, items: [] },
    ],
    legal: ['imprint'],
    search: 'search',
    emergency: 'support',
  },
}));

beforeEach(() =>
  setPages(
    ...samplePair('imprint', { of: { name: 'Imprint' } }),
    ...samplePair('support', { of: { name: 'Support' } }),
  ),
);

describe('resolveGroup', () => {
  const group = { slug: 'legal', title: { en: 'Legal', de: 'Rechtliches' }, items: ['imprint'] };

  it('uses the names of the pages', () => {
    expect(resolveGroup('de', group)).toEqual({
      slug: 'legal',
      title: 'Rechtliches',
      items: [{ slug: 'imprint', name: 'Imprint', path: '/de/imprint/' }],
    });
  });

  it('shows five pages of a line, and the number of others', () => {
    const { items, rest } = resolveGroup('de', { ...group, items: Array<string>(7).fill('imprint') });
    expect(items).toHaveLength(5);
    expect(rest?.items).toHaveLength(2);
    expect(rest?.label).toBe('2 weitere');
    expect(resolveGroup('de', { ...group, items: Array<string>(5).fill('imprint') }).rest).toBeUndefined();
  });

  it('stops the build for an id without a page', () => {
    expect(() => resolveGroup('de', { ...group, items: ['imprint', 'imprnt'] })).toThrow(
      /^content\/site\/navigation\.ts: group "legal": expected the id of a page, found "imprnt"$/,
    );
  });
});

describe('buildFooter', () => {
  it('leaves out groups without pages', () => {
    expect(buildFooter('de').groups.map(({ slug }) => slug)).toEqual(['help']);
  });

  it('lists the legally required pages besides the lines', () => {
    expect(buildFooter('de').legal).toEqual([{ slug: 'imprint', name: 'Imprint', path: '/de/imprint/' }]);
  });

  it('has telephone links without spaces, and a link to further help', () => {
    const { emergency, contact } = buildFooter('de');
    const dialled = [...emergency.numbers, ...contact].map(({ path }) => path);
    expect(dialled.filter((path) => !/^(?:tel:\+?\d+|mailto:\S+)$/.test(path))).toEqual([]);
    expect(emergency.more).toEqual({ slug: 'support', name: 'Support', path: '/de/support/' });
  });

  it('shows the short number in German only', () => {
    const numbers = (['de', 'en', 'fr'] as const).map((language) =>
      buildFooter(language).emergency.numbers.some(({ path }) => path === 'tel:116116'),
    );
    expect(numbers).toEqual([true, true, false]);
  });

  it.each(['fr', 'es', 'it'] as const)('is written in %s, its policy in English', (language) => {
    const { locale, groups, legal, privacySettings, emergency } = buildFooter(language);
    expect(locale).toBe(language);
    expect(legal.length).toBeGreaterThan(0);
    expect(groups.length).toBeGreaterThan(0);
    expect(privacySettings.path).toMatch(/^\/en\/privacy-policy\//);
    expect(emergency.more.path).toMatch(/^\//);
  });
});
