import { brand } from '#content/site/brand';
import { navigation } from '#content/site/navigation';
import { contentMaxAge } from '#lib/config/freshness';
import { ContentError } from '#lib/content/content-error';
import type { LinkItem } from '#lib/content/page';
import { rememberEach } from '#lib/core/remember';
import { localize, type Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { findPage } from './registry';

export type NavigationGroup = { readonly slug: string; readonly title: string; readonly items: readonly LinkItem[] };

export type HeaderData = {
  readonly locale: Locale;
  readonly brand: string;
  readonly homePath: string;
  readonly groups: readonly NavigationGroup[];
  readonly contactHref: string;
  readonly labels: Readonly<Record<'home' | 'mainNavigation' | 'menu' | 'contact' | 'languageSwitch' | 'languageSwitchLabel', string>>;
};

export type FooterData = {
  readonly brand: string;
  readonly groups: readonly NavigationGroup[];
  readonly address: readonly string[];
  readonly contact: readonly LinkItem[];
  readonly legalLine: string;
  readonly label: string;
};

type Group = { readonly slug: string; readonly title: Readonly<Record<Locale, string>>; readonly items: readonly string[] };

function toItem(locale: Locale, id: string, group: string): LinkItem {
  const page = findPage(buildPath(locale, id));
  if (page) return { name: page.name, path: page.path };
  throw new ContentError([{ file: 'content/site/navigation.ts', field: `group "${group}"`, expected: 'the id of a page', found: `"${id}"` }]);
}

/**
 * Resolves a navigation group for a language: its words are the pages' own names.
 *
 * @throws ContentError when an item names no page
 */
export function resolveGroup(locale: Locale, { slug, title, items }: Group): NavigationGroup {
  return { slug, title: title[locale], items: items.map((id) => toItem(locale, id, slug)) };
}

function buildHeader(locale: Locale): HeaderData {
  const t = translate.chrome[locale];
  return {
    locale,
    brand: brand.name,
    homePath: buildPath(locale, ''),
    groups: navigation.header.map((group) => resolveGroup(locale, group)),
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

function buildFooter(locale: Locale): FooterData {
  const { address, legalName } = brand;
  return {
    brand: brand.name,
    groups: navigation.footer.map((group) => resolveGroup(locale, group)),
    address: [legalName, address.street, `${address.postalCode} ${address.city}`, address.country[locale]],
    contact: [
      { name: brand.email.office, path: `mailto:${brand.email.office}` },
      { name: brand.telephone.office, path: `tel:${brand.telephone.office.replaceAll(' ', '')}` },
    ],
    legalLine: translate.chrome[locale]('legalLine', { legalName, city: address.city }),
    label: translate.chrome[locale]('footerNavigation'),
  };
}

/** What each slice holds. */
export type SliceData = { readonly header: HeaderData; readonly footer: FooterData };
export type SliceName = keyof SliceData;

const builders: { readonly [S in SliceName]: (locale: Locale) => SliceData[S] } = { header: buildHeader, footer: buildFooter };
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
