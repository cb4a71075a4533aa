import type { NativeItem } from '#content/site/native-navigation';
import { samplePage, samplePair, setPages } from '#tests/support/jest/sample-registry';
import { buildHeader, readMenuText, resolveMenu, toNativeItem } from './header-slice';

jest.mock('./registry', () => jest.requireActual<object>('#tests/support/jest/sample-registry'));

const title = { en: 'Menu "one"', de: 'Menü' };
jest.mock('#content/site/navigation', () => ({
  navigation: {
    header: [
      { slug: 'first', title: { en: 'Menu "one"', de: 'Menü' }, sections: [{ items: ['services/cards'] }] },
      { slug: 'empty', title: { en: 'Empty', de: 'Leer' }, sections: [{ items: [] }] },
    ],
    footer: [],
    search: 'search',
    emergency: 'support',
  },
}));

const short = 'Short enough for the line under a name in a menu.';
const long = 'x'.repeat(101);

beforeEach(() =>
  setPages(
    ...samplePair('services/cards', { of: { name: 'Cards', description: long, menuText: short } }),
    ...samplePair('services/loans', { of: { name: 'Loans', description: short } }),
    ...samplePair('imprint', { of: { name: 'Imprint', description: long } }),
    samplePage('en', 'search', { of: { name: 'Search' } }),
  ),
);

describe('readMenuText', () => {
  it('prefers the text for menus, and uses none that is too long', () => {
    expect(readMenuText({ menuText: short, description: long })).toBe(short);
    expect(readMenuText({ menuText: undefined, description: short })).toBe(short);
    expect(readMenuText({ menuText: undefined, description: long })).toBeUndefined();
  });
});

describe('resolveMenu', () => {
  const resolve = (items: readonly string[], highlight?: string) =>
    resolveMenu('en', {
      slug: 'menu',
      title,
      sections: [{ title, items }],
      ...(highlight !== undefined && { highlight }),
    });

  it('has the typeset description of the page below its name', () => {
    expect(resolve(['services/cards'])).toEqual({
      slug: 'menu',
      title: 'Menu “one”',
      sections: [
        {
          title: 'Menu “one”',
          items: [{ slug: 'services/cards', name: 'Cards', path: '/en/services/cards/', text: short }],
        },
      ],
    });
  });

  it('has no texts in a section if one page has none that is short enough', () => {
    const texts = (items: readonly string[]) =>
      resolve(items).sections[0]?.items.map(({ text }) => text !== undefined);
    expect(texts(['services/cards', 'services/loans'])).toEqual([true, true]);
    expect(texts(['services/cards', 'imprint'])).toEqual([false, false]);
  });

  it('recommends a page with its description of any length', () => {
    expect(resolve(['imprint'], 'services/cards').highlight).toEqual({
      slug: 'services/cards',
      name: 'Cards',
      path: '/en/services/cards/',
      text: long,
    });
  });

  it('stops the build for an id without a page', () => {
    const message =
      /^content\/site\/navigation\.ts: group "menu": expected the id of a page, found "imprnt"$/;
    expect(() => resolve(['imprnt'])).toThrow(message);
    expect(() => resolve(['imprint'], 'imprnt')).toThrow(message);
  });
});

describe('buildHeader', () => {
  it('omits menus without pages, and has home and search in the language', () => {
    const header = buildHeader('en');
    expect(header.menus.map(({ slug }) => slug)).toEqual(['first']);
    expect(header).toMatchObject({
      locale: 'en',
      homePath: '/en/',
      search: { name: 'Search', path: '/en/search/' },
      help: { name: 'Help', path: '/en/support/' },
      contacts: [
        { role: 'sales', name: 'Talk to us', path: '/en/partners/?about=sales#enquiry' },
        { role: 'block', name: 'Block a card', path: '/en/support/#block' },
      ],
    });
  });

  it.each(['fr', 'es', 'it'] as const)('starts with the index of customer information in %s', (language) => {
    const { homePath, menus, locale, contacts } = buildHeader(language);
    expect(contacts).toEqual([expect.objectContaining({ role: 'block', path: `${homePath}#help` })]);
    expect(locale).toBe(language);
    expect(homePath).toMatch(new RegExp(`^/${language}/[a-z-]+/$`));
    expect(menus.length).toBeGreaterThan(0);
  });
});

describe('toNativeItem', () => {
  it('states the language of a page in another one', () => {
    const item = (language: NativeItem['language']): NativeItem => ({
      name: 'Help ?',
      path: '/en/support/',
      language,
    });
    expect(toNativeItem('fr', item('en'))).toEqual({
      slug: 'support',
      name: 'Help\u202f?',
      path: '/en/support/',
      language: 'en',
    });
    expect(toNativeItem('fr', item('fr'))).not.toHaveProperty('language');
  });
});
