import { brand } from '#content/site/brand';
import { nativeNavigation } from '#content/site/native-navigation';
import { navigation } from '#content/site/navigation';
import { centralBlocking, ownBlocking } from '#lib/facts/brand-facts';
import { toTelephone, type Telephone } from '#lib/core/telephone';
import type { Language } from '#lib/i18n/languages';
import { isLocale, type Locale } from '#lib/i18n/locales';
import { buildHomePath } from '#lib/i18n/path';
import { buildPrivacySettingsLink } from '#lib/i18n/privacy-settings';
import { translate } from '#lib/i18n/translate';
import { typeset } from '#lib/i18n/typeset';
import { pickLabels } from '#lib/page-model/labels';
import type { LinkItem } from '#lib/page-model/shared-data';
import { toNativeItem } from './header-slice';
import { toItem, type NavigationItem } from './navigation-links';

/** A column of the footer: its first links, and a disclosure for the rest. */
export type NavigationGroup = {
  readonly slug: string;
  readonly title: string;
  readonly items: readonly NavigationItem[];
  readonly rest?: { readonly label: string; readonly items: readonly NavigationItem[] };
};

export type FooterData = {
  readonly locale: Language;
  readonly groups: readonly NavigationGroup[];
  readonly homePath: string;
  readonly legal: readonly NavigationItem[];
  /** Telephone numbers for blocking a card, and a page with further help. */
  readonly emergency: {
    readonly title: string;
    readonly numbers: readonly LinkItem[];
    readonly more: LinkItem;
  };
  readonly address: readonly string[];
  readonly contact: readonly LinkItem[];
  readonly legalLine: string;
  /** Opens the consent form; without JavaScript, links to the privacy policy. */
  readonly privacySettings: LinkItem;
  readonly labels: Readonly<Record<'footerNavigation' | 'languages' | 'home', string>>;
};

type Group = {
  readonly slug: string;
  readonly title: Readonly<Record<Locale, string>>;
  readonly items: readonly string[];
};

/** Number of links of a column that are always visible. */
const stationsShown = 5;

function toGroup(
  language: Language,
  slug: string,
  title: string,
  items: readonly NavigationItem[],
): NavigationGroup {
  const remaining = items.slice(stationsShown);
  return {
    slug,
    title: typeset(title, language),
    items: items.slice(0, stationsShown),
    ...(remaining.length > 0 && {
      rest: {
        label: translate.layout[language]('moreStations', { count: remaining.length }),
        items: remaining,
      },
    }),
  };
}

/**
 * Resolves a column of the footer for a language, with the pages' names.
 *
 * @throws ContentError if an item is not the id of a page
 */
export function resolveGroup(locale: Locale, { slug, title, items }: Group): NavigationGroup {
  return toGroup(
    locale,
    slug,
    title[locale],
    items.map((id) => toItem(locale, id, slug)),
  );
}

function listGroups(language: Language): NavigationGroup[] {
  if (isLocale(language)) {
    return navigation.footer
      .filter(({ items }) => items.length > 0)
      .map((group) => resolveGroup(language, group));
  }
  return nativeNavigation[language].header.map(({ slug, title, items }) =>
    toGroup(
      language,
      slug,
      title,
      items.map((item) => toNativeItem(language, item)),
    ),
  );
}

function listLegal(language: Language): NavigationItem[] {
  if (isLocale(language)) return navigation.legal.map((id) => toItem(language, id, 'legal'));
  return nativeNavigation[language].legal.map((item) => toNativeItem(language, item));
}

const toDialLink = ({ text, href }: Telephone): LinkItem => ({ name: text, path: href });

function buildEmergency(language: Language): FooterData['emergency'] {
  const t = translate.layout[language];
  const own = { ...toDialLink(ownBlocking), text: t('emergencyOwn') };
  if (!isLocale(language)) {
    // The German short number is not reachable from other countries.
    const more = toNativeItem(language, nativeNavigation[language].emergency);
    return { title: t('emergency'), numbers: [own], more };
  }
  return {
    title: t('emergency'),
    numbers: [{ ...toDialLink(centralBlocking), text: t('emergencyGeneral') }, own],
    more: toItem(language, navigation.emergency, 'emergency'),
  };
}

/** Data of the footer in a language. */
export function buildFooter(language: Language): FooterData {
  const { address, legalName, email, telephone } = brand;
  const t = translate.layout[language];
  return {
    locale: language,
    groups: listGroups(language),
    homePath: buildHomePath(language),
    legal: listLegal(language),
    emergency: buildEmergency(language),
    address: [
      legalName,
      typeset(address.street, language),
      typeset(`${address.postalCode} ${address.city}`, language),
      address.country[language],
    ],
    contact: [
      { name: email.office, path: `mailto:${email.office}` },
      toDialLink(toTelephone(telephone.office)),
    ],
    privacySettings: buildPrivacySettingsLink(language),
    legalLine: t('legalLine'),
    labels: pickLabels(t, 'footerNavigation', 'languages', 'home'),
  };
}
