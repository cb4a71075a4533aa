import { gzipSync } from 'node:zlib';
import { ContentError } from '#lib/content/content-error';
import type { LinkItem } from '#lib/content/page';
import { locales } from '#lib/i18n/locales';
import { findGaps } from '#tests/support/jest/find-gaps';
import { findPage } from './registry';
import { readSlice, resolveGroup, resolveMenu, sliceFile, sliceNames, type SliceData } from './slices';

function linksOf(slice: SliceData[keyof SliceData]): LinkItem[] {
  if ('groups' in slice)
    return [
      ...slice.groups.flatMap(({ items }) => items),
      ...(slice.emergency.more ? [slice.emergency.more] : []),
    ];
  return [
    ...slice.menus.flatMap(({ sections, highlight }) => [
      ...sections.flatMap(({ items }) => items),
      ...(highlight ? [highlight] : []),
    ]),
    ...(slice.search ? [slice.search] : []),
  ];
}

describe('slices', () => {
  it.each(locales.flatMap((locale) => sliceNames.map((name) => [name, locale] as const)))(
    '%s in %s is plain, complete JSON, built once',
    (name, locale) => {
      const slice = readSlice(name, locale);
      expect(findGaps(slice)).toEqual([]);
      expect(readSlice(name, locale)).toBe(slice);
      const links = linksOf(slice);
      expect(links.length).toBeGreaterThan(10);
      expect(
        links.filter(({ path }) => !path.startsWith(`/${locale}/`) || findPage(path) === undefined),
      ).toEqual([]);
    },
  );

  it('names its file by slice and language', () => {
    expect(locales.flatMap((locale) => sliceNames.map((name) => sliceFile(name, locale)))).toEqual([
      'header-en',
      'footer-en',
      'header-de',
      'footer-de',
    ]);
  });

  it('offers the language switch in the other language', () => {
    expect(locales.map((locale) => readSlice('header', locale).labels.languageSwitch)).toEqual([
      'Deutsch',
      'English',
    ]);
  });

  it.each(locales)('keeps the header of %s small: it is loaded when the language is switched', (locale) => {
    expect(gzipSync(JSON.stringify(readSlice('header', locale))).length).toBeLessThanOrEqual(3000);
  });

  it('prints no menu and no group without pages', () => {
    for (const locale of locales) {
      for (const { sections } of readSlice('header', locale).menus)
        expect(sections.flatMap(({ items }) => items)).not.toEqual([]);
      for (const { items } of readSlice('footer', locale).groups) expect(items).not.toEqual([]);
    }
  });

  it('offers the numbers that block a card', () => {
    expect(readSlice('footer', 'de').emergency.numbers.map(({ path }) => path)).toEqual([
      'tel:+493023125116',
      'tel:116116',
    ]);
  });

  it('dials the office without spaces', () => {
    expect(readSlice('footer', 'de').contact.map(({ path }) => path)).toEqual([
      'mailto:hello@stellwerk.example',
      'tel:+493023125010',
    ]);
  });
});

describe('resolveGroup', () => {
  const group = { slug: 'legal', title: { en: 'Legal', de: 'Rechtliches' }, items: ['imprint', 'glossary'] };

  it('takes the words of its items from the pages', () => {
    expect(resolveGroup('de', group)).toEqual({
      slug: 'legal',
      title: 'Rechtliches',
      items: [
        { name: 'Impressum', path: '/de/imprint/' },
        { name: 'Glossar', path: '/de/glossary/' },
      ],
    });
  });

  it('stops the build at an id that no page has', () => {
    const resolve = () => resolveGroup('de', { ...group, items: ['imprint', 'imprnt'] });
    expect(resolve).toThrow(ContentError);
    expect(resolve).toThrow(
      /^content\/site\/navigation\.ts: group "legal": expected the id of a page, found "imprnt"$/,
    );
  });
});

describe('resolveMenu', () => {
  const title = { en: 'Menu', de: 'Menü' };
  const resolve = (items: readonly string[], highlight?: string) =>
    resolveMenu('en', {
      slug: 'menu',
      title,
      sections: [{ title, items }],
      ...(highlight !== undefined && { highlight }),
    });

  it('says under a name what the page says of itself', () => {
    expect(resolve(['services/splitpay'])).toEqual({
      slug: 'menu',
      title: 'Menu',
      sections: [
        {
          title: 'Menu',
          items: [
            {
              name: 'Splitpay',
              path: '/en/services/splitpay/',
              text: 'Instalments and pay later at checkout, as consumer credit',
            },
          ],
        },
      ],
    });
  });

  it('prints no texts in a section where a page has none that is short enough', () => {
    const texts = (items: readonly string[]) =>
      resolve(items).sections[0]?.items.map(({ text }) => text !== undefined);
    expect(texts(['services/splitpay', 'services/cards'])).toEqual([true, true]);
    expect(texts(['services/splitpay', 'imprint'])).toEqual([false, false]);
  });

  it('recommends a page in the words of its description', () => {
    const { highlight } = resolve(['imprint'], 'services/splitpay');
    expect(highlight).toEqual({
      name: 'Splitpay',
      path: '/en/services/splitpay/',
      text: findPage('/en/services/splitpay/')?.description.replaceAll("'", '’'),
    });
  });

  it('stops the build at an id that no page has', () => {
    expect(() => resolve(['imprnt'])).toThrow(/group "menu": expected the id of a page, found "imprnt"$/);
    expect(() => resolve(['imprint'], 'nowhere')).toThrow(
      /group "menu": expected the id of a page, found "nowhere"$/,
    );
  });
});
