import { nativeNavigation, type NativeItem } from '#content/site/native-navigation';
import { navigation } from '#content/site/navigation';
import { enquiryPath } from '#lib/facts/contact';
import type { Language } from '#lib/i18n/languages';
import { isLocale, type Locale } from '#lib/i18n/locales';
import { buildHomePath, buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { typeset } from '#lib/i18n/typeset';
import { pickLabels } from '#lib/page-model/labels';
import type { Page } from '#lib/page-model/page';
import type { LinkItem } from '#lib/page-model/shared-data';
import { needPage, toItem, type NavigationItem } from './navigation-links';

/** A menu of the header, with its pages in columns. */
export type Menu = {
  readonly slug: string;
  readonly title: string;
  readonly sections: readonly { readonly title?: string; readonly items: readonly NavigationItem[] }[];
  readonly highlight?: NavigationItem;
};

/** The header's button. Pages whose `contact` is help show how to block a card, all others sales. */
export type ContactLink = { readonly role: 'block' | 'sales'; readonly name: string; readonly path: string };

export type HeaderData = {
  readonly locale: Language;
  readonly homePath: string;
  readonly menus: readonly Menu[];
  readonly search: LinkItem;
  readonly help: Readonly<Record<'name' | 'path', string>>;
  readonly contacts: readonly ContactLink[];
  readonly labels: Readonly<
    Record<
      'home' | 'mainNavigation' | 'menu' | 'languages' | 'search' | 'searchFailed' | 'closeSearch',
      string
    >
  >;
};

type HeaderGroup = (typeof navigation.header)[number];

/** Maximum length of a text below a name in a menu. */
const longestText = 100;

/**
 * A page's text for menus: its menu text, or else its description.
 *
 * @returns undefined if too long
 */
export function readMenuText({
  menuText,
  description,
}: Pick<Page, 'menuText' | 'description'>): string | undefined {
  const text = menuText ?? description;
  return text.length <= longestText ? text : undefined;
}

/** Either all items of a section have texts or none: with gaps, texts would seem to be missing. */
function toMenuItems(locale: Locale, ids: readonly string[], group: string): NavigationItem[] {
  const texts = ids.map((id) => readMenuText(needPage(locale, id, group)));
  return ids.map((id, index) => {
    const text = texts.includes(undefined) ? undefined : texts[index];
    return { ...toItem(locale, id, group), ...(text !== undefined && { text }) };
  });
}

function toHighlight(
  locale: Locale,
  id: string,
  { slug, highlightAs }: Pick<HeaderGroup, 'slug' | 'highlightAs'>,
): NavigationItem {
  return {
    ...toItem(locale, id, slug),
    ...(highlightAs && { name: typeset(highlightAs[locale], locale) }),
    text: needPage(locale, id, slug).description,
  };
}

/**
 * Resolves a menu of the header for a language, with the pages' names and texts.
 *
 * @throws ContentError if an item is not the id of a page
 */
export function resolveMenu(locale: Locale, { highlight, ...group }: HeaderGroup): Menu {
  const { slug, title, sections } = group;
  return {
    slug,
    title: typeset(title[locale], locale),
    sections: sections.map((section) => ({
      ...(section.title && { title: typeset(section.title[locale], locale) }),
      items: toMenuItems(locale, section.items, slug),
    })),
    ...(highlight !== undefined && { highlight: toHighlight(locale, highlight, group) }),
  };
}

const hasPages = ({ sections }: HeaderGroup): boolean => sections.some(({ items }) => items.length > 0);

function listMenus(language: Language): Menu[] {
  if (isLocale(language)) {
    return navigation.header.filter(hasPages).map((group) => resolveMenu(language, group));
  }
  return nativeNavigation[language].header.map(({ slug, title, items }) => ({
    slug,
    title: typeset(title, language),
    sections: [{ items: items.map((item) => toNativeItem(language, item)) }],
  }));
}

/** A menu link with explicit texts, because its page may be in another language. */
export function toNativeItem(
  language: Language,
  { name, path, language: target }: NativeItem,
): NavigationItem {
  const slug = path.replace(/^\/[^/]+\/|\/$/g, '');
  return { slug, name: typeset(name, language), path, ...(target !== language && { language: target }) };
}

function findSearch(language: Language): LinkItem {
  if (!isLocale(language)) return toNativeItem(language, nativeNavigation[language].search);
  return toItem(language, navigation.search, 'search');
}

/** In languages with customer information only, help and emergency numbers are on the home page. */
function findHelpPath(language: Language): string {
  return isLocale(language) ? buildPath(language, 'support') : `${buildHomePath(language)}#help`;
}

/** Languages with customer information only have nothing to sell. */
function listContacts(language: Language): ContactLink[] {
  const t = translate.layout[language];
  const block = { role: 'block', name: t('blockCard') } as const;
  if (!isLocale(language)) return [{ ...block, path: findHelpPath(language) }];
  return [
    { role: 'sales', name: t('contact'), path: enquiryPath(language, 'sales') },
    { ...block, path: `${findHelpPath(language)}#block` },
  ];
}

/** Data of the header in a language. */
export function buildHeader(language: Language): HeaderData {
  return {
    locale: language,
    homePath: buildHomePath(language),
    menus: listMenus(language),
    search: findSearch(language),
    help: { name: translate.layout[language]('help'), path: findHelpPath(language) },
    contacts: listContacts(language),
    labels: pickLabels(
      translate.layout[language],
      'home',
      'mainNavigation',
      'menu',
      'languages',
      'search',
      'searchFailed',
      'closeSearch',
    ),
  };
}
