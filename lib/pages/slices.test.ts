import { ContentError } from '#lib/content/content-error';
import { locales } from '#lib/i18n/locales';
import { findGaps } from '#tests/support/find-gaps';
import { findPage } from './registry';
import { readSlice, resolveGroup, sliceFile, sliceNames } from './slices';

describe('slices', () => {
  it.each(locales.flatMap((locale) => sliceNames.map((name) => [name, locale] as const)))('%s in %s is plain, complete JSON, built once', (name, locale) => {
    const slice = readSlice(name, locale);
    expect(findGaps(slice)).toEqual([]);
    expect(readSlice(name, locale)).toBe(slice);
    const links = slice.groups.flatMap(({ items }) => items);
    expect(links.filter(({ path }) => !path.startsWith(`/${locale}/`) || findPage(path) === undefined)).toEqual([]);
  });

  it('names its file by slice and language', () => {
    expect(locales.flatMap((locale) => sliceNames.map((name) => sliceFile(name, locale)))).toEqual(['header-en', 'footer-en', 'header-de', 'footer-de']);
  });

  it('offers the language switch in the other language', () => {
    expect(locales.map((locale) => readSlice('header', locale).labels.languageSwitch)).toEqual(['Deutsch', 'English']);
  });

  it('dials the office without spaces', () => {
    expect(readSlice('footer', 'de').contact.map(({ path }) => path)).toEqual(['mailto:hello@stellwerk.example', 'tel:+493023125010']);
  });
});

describe('resolveGroup', () => {
  const group = { slug: 'legal', title: { en: 'Legal', de: 'Rechtliches' }, items: ['imprint', 'glossary'] };

  it('takes the words of its items from the pages', () => {
    expect(resolveGroup('de', group)).toEqual({ slug: 'legal', title: 'Rechtliches', items: [{ name: 'Impressum', path: '/de/imprint/' }, { name: 'Glossar', path: '/de/glossary/' }] });
  });

  it('stops the build at an id that no page has', () => {
    const resolve = () => resolveGroup('de', { ...group, items: ['imprint', 'imprnt'] });
    expect(resolve).toThrow(ContentError);
    expect(resolve).toThrow(/^content\/site\/navigation\.ts: group "legal": expected the id of a page, found "imprnt"$/);
  });
});
