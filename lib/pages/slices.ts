import { brand } from '#content/site/brand';
import { navigation } from '#content/site/navigation';
import { contentMaxAge } from '#lib/config/freshness';
import { ContentError } from '#lib/content/content-error';
import { typeset } from '#lib/content/markdown/render';
import type { LinkItem, Page } from '#lib/content/page';
import { rememberEach } from '#lib/core/remember';
import { toTelephone } from '#lib/core/telephone';
import { localize, type Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { readMenuText } from './menu-text';
import { findPage } from './registry';

export type NavigationGroup = {
  readonly slug: string;
  readonly title: string;
  readonly items: readonly LinkItem[];
};

/** One menu of the header: its pages in columns, or as lines of a map. */
export type Menu = {
  readonly slug: string;
  readonly title: string;
  readonly drawnAs?: 'map';
  readonly sections: readonly { readonly title?: string; readonly items: readonly LinkItem[] }[];
  readonly highlight?: LinkItem;
};

export type HeaderData = {
  readonly locale: Locale;
  readonly homePath: string;
  readonly menus: readonly Menu[];
  readonly search?: LinkItem;
  readonly contactHref: string;
  readonly labels: Readonly<
    Record<'home' | 'mainNavigation' | 'menu' | 'contact' | 'languageSwitch' | 'languageSwitchLabel', string>
  >;
};

export type FooterData = {
  readonly locale: Locale;
  readonly groups: readonly NavigationGroup[];
  /** Telephone numbers that block a card, and the page that says what else to do. */
  readonly emergency: {
    readonly title: string;
    readonly numbers: readonly LinkItem[];
    readonly more?: LinkItem;
  };
  readonly address: readonly string[];
  readonly contact: readonly LinkItem[];
  readonly legalLine: string;
  /** Opens the consent form; without JavaScript, where there is nothing to consent to, it leads to the policy. */
  readonly privacySettings: LinkItem;
  readonly labels: Readonly<Record<'footerNavigation' | 'languageSwitch' | 'languageSwitchLabel', string>>;
};

type Group = {
  readonly slug: string;
  readonly title: Readonly<Record<Locale, string>>;
  readonly items: readonly string[];
};
type HeaderGroup = (typeof navigation.header)[number];

function needPage(locale: Locale, id: string, group: string): Page {
  const page = findPage(buildPath(locale, id));
  if (page) return page;
  throw new ContentError([
    {
      file: 'content/site/navigation.ts',
      field: `group "${group}"`,
      expected: 'the id of a page',
      found: `"${id}"`,
    },
  ]);
}

function toItem(locale: Locale, id: string, group: string): LinkItem {
  const { name, path } = needPage(locale, id, group);
  return { name, path };
}

/** All of a section's items have texts, or none: a list with gaps looks as if words were missing. */
function toMenuItems(locale: Locale, ids: readonly string[], group: string): LinkItem[] {
  const texts = ids.map((id) => readMenuText(needPage(locale, id, group)));
  return ids.map((id, index) => {
    const text = texts.includes(undefined) ? undefined : texts[index];
    return { ...toItem(locale, id, group), ...(text !== undefined && { text }) };
  });
}

function toHighlight(locale: Locale, id: string, group: string): LinkItem {
  return { ...toItem(locale, id, group), text: typeset(needPage(locale, id, group).description, locale) };
}

/**
 * Resolves a group of the footer for a language: its words are the pages' own names.
 *
 * @throws ContentError when an item names no page
 */
export function resolveGroup(locale: Locale, { slug, title, items }: Group): NavigationGroup {
  return { slug, title: title[locale], items: items.map((id) => toItem(locale, id, slug)) };
}

/**
 * Resolves a menu of the header for a language: names and texts are the pages' own.
 *
 * @throws ContentError when an item names no page
 */
export function resolveMenu(
  locale: Locale,
  { slug, title, drawnAs, sections, highlight }: HeaderGroup,
): Menu {
  return {
    slug,
    title: title[locale],
    ...(drawnAs && { drawnAs }),
    sections: sections.map((section) => ({
      ...(section.title && { title: section.title[locale] }),
      items: toMenuItems(locale, section.items, slug),
    })),
    ...(highlight !== undefined && { highlight: toHighlight(locale, highlight, slug) }),
  };
}

const hasPages = ({ sections }: HeaderGroup): boolean => sections.some(({ items }) => items.length > 0);

/** A telephone number as a link that dials. */
function toDialLink(number: string): LinkItem {
  const { text, href } = toTelephone(number);
  return { name: text, path: href };
}

function buildHeader(locale: Locale): HeaderData {
  const t = translate.chrome[locale];
  return {
    locale,
    homePath: buildPath(locale, ''),
    menus: navigation.header.filter(hasPages).map((group) => resolveMenu(locale, group)),
    ...(navigation.search !== undefined && { search: toItem(locale, navigation.search, 'search') }),
    contactHref: `mailto:${brand.email.sales}`,
    labels: {
      home: t('home'),
      mainNavigation: t('mainNavigation'),
      menu: t('menu'),
      contact: t('contact'),
      languageSwitch: t('languageSwitch'),
      languageSwitchLabel: t('languageSwitchLabel'),
    },
  };
}

function buildEmergency(locale: Locale): FooterData['emergency'] {
  const t = translate.chrome[locale];
  return {
    title: t('emergency'),
    numbers: [
      { ...toDialLink(brand.telephone.cardBlocking), text: t('emergencyOwn') },
      { ...toDialLink('116 116'), text: t('emergencyGeneral') },
    ],
    ...(navigation.emergency !== undefined && { more: toItem(locale, navigation.emergency, 'emergency') }),
  };
}

function buildFooter(locale: Locale): FooterData {
  const { address, legalName, email, telephone } = brand;
  const t = translate.chrome[locale];
  return {
    locale,
    groups: navigation.footer
      .filter(({ items }) => items.length > 0)
      .map((group) => resolveGroup(locale, group)),
    emergency: buildEmergency(locale),
    address: [
      legalName,
      address.street,
      typeset(`${address.postalCode} ${address.city}`, locale),
      address.country[locale],
    ],
    contact: [{ name: email.office, path: `mailto:${email.office}` }, toDialLink(telephone.office)],
    privacySettings: { name: t('privacySettings'), path: buildPath(locale, 'privacy-policy') },
    legalLine: t('legalLine', { legalName, city: address.city }),
    labels: {
      footerNavigation: t('footerNavigation'),
      languageSwitch: t('languageSwitch'),
      languageSwitchLabel: t('languageSwitchLabel'),
    },
  };
}

/** What each slice holds. */
export type SliceData = { readonly header: HeaderData; readonly footer: FooterData };
export type SliceName = keyof SliceData;

const builders: { readonly [S in SliceName]: (locale: Locale) => SliceData[S] } = {
  header: buildHeader,
  footer: buildFooter,
};
const known = localize((locale) => rememberEach((name: SliceName) => builders[name](locale), contentMaxAge));

export const sliceNames = Object.keys(builders) as SliceName[];

/** The file name of a slice in a language: `header-de`. */
export function sliceFile(name: SliceName, locale: Locale): string {
  return `${name}-${locale}`;
}

/** Builds a slice once per language. */
export function readSlice<S extends SliceName>(name: S, locale: Locale): SliceData[S] {
  return known[locale](name) as SliceData[S];
}
