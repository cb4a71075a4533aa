import {
  countryNames,
  customerInformationContent,
  ibanKinds,
  textLanguages,
} from '#content/customer-information/index';
import { brand } from '#content/site/brand';
import { buildBaseView } from '#lib/content/breadcrumb';
import type { Heading } from '#lib/content/markdown/inspect';
import { typeset } from '#lib/content/markdown/render';
import type { BaseView, LinkItem } from '#lib/content/page';
import { formatDay } from '#lib/core/date';
import { toTelephone } from '#lib/core/telephone';
import { locales, type Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { customerInformation, type CustomerInformationEntry } from './collection';

/** A text to choose, in its own language. */
export type TextLink = LinkItem & { readonly language: Locale };

export type CustomerInformationIndexView = BaseView & {
  readonly title: string;
  readonly summary: string;
  readonly head: readonly string[];
  readonly caption: string;
  readonly rows: readonly {
    readonly country: string;
    readonly iban: string;
    readonly texts: readonly TextLink[];
  }[];
};

export type CustomerInformationDetailView = BaseView & {
  /** Language of the text; of the address if they are the same. */
  readonly language: Locale;
  readonly summary: string;
  readonly asOf: string;
  readonly facts: readonly ({ readonly label: string } & (
    | { readonly value: string; readonly href?: string }
    | { readonly links: readonly LinkItem[] }
  ))[];
  readonly html: string;
  readonly contents: readonly Heading[];
  /** The same text in other languages. */
  readonly others: readonly TextLink[];
  readonly labels: Readonly<Record<'contents' | 'facts' | 'otherLanguages', string>>;
};

/** The id of a text's page: `customer-information/germany/de-iban/german`. */
export function detailId({ country, iban, locale }: CustomerInformationEntry): string {
  return `customer-information/${country}/${iban}/${textLanguages[locale].slug}`;
}

export function customerInformationLink(locale: Locale): LinkItem {
  return { name: customerInformationContent[locale].name, path: buildPath(locale, 'customer-information') };
}

/** All texts, whatever their language. */
export function listEntries(): CustomerInformationEntry[] {
  return locales.flatMap((language) => customerInformation.all(language));
}

/** The languages in which a text is there. */
export function listTranslations({ slug }: CustomerInformationEntry): CustomerInformationEntry[] {
  return listEntries().filter((entry) => entry.slug === slug);
}

/** A reader leaves the language of the address for that of the text, where the text is at home. */
function toTextLink(entry: CustomerInformationEntry): TextLink {
  return {
    name: textLanguages[entry.locale].name,
    path: buildPath(entry.locale, detailId(entry)),
    language: entry.locale,
  };
}

/** Everything the page prints that lists the texts. */
export function buildCustomerInformationIndexView(locale: Locale): CustomerInformationIndexView {
  const { name, title, summary } = customerInformationContent[locale];
  const t = translate.customerInformation[locale];
  const entries = listEntries();
  const firsts = entries.filter(
    ({ slug }, index) => entries.findIndex((other) => other.slug === slug) === index,
  );
  const rows = firsts.map((entry) => ({
    country: countryNames[entry.country][locale],
    iban: t('beginsWith', { letters: ibanKinds[entry.iban] }),
    texts: listTranslations(entry).map(toTextLink),
  }));
  return {
    ...buildBaseView(locale, name),
    title: typeset(title, locale),
    summary: typeset(summary, locale),
    head: [t('country'), t('accountNumber'), t('languages')],
    caption: t('caption'),
    rows: rows.toSorted((a, b) => a.country.localeCompare(b.country, locale)),
  };
}

/** Who keeps the account and how to reach them, in the language of the text. */
function buildFacts({
  locale,
  ibanFormat,
}: CustomerInformationEntry): CustomerInformationDetailView['facts'] {
  const t = translate.customerInformation[locale];
  const { street, postalCode, city } = brand.address;
  const set = (text: string): string => typeset(text, locale);
  const office = toTelephone(brand.telephone.office);
  return [
    { label: t('bank'), value: set(`${brand.legalName}, ${street}, ${postalCode} ${city}`) },
    { label: t('bic'), value: brand.bic },
    { label: t('iban'), value: set(ibanFormat) },
    { label: t('telephone'), value: office.text, href: office.href },
    {
      label: t('blocking'),
      links: ['116 116', brand.telephone.cardBlocking]
        .map(toTelephone)
        .map(({ text, href }) => ({ name: text, path: href })),
    },
    { label: t('complaints'), value: brand.email.complaints, href: `mailto:${brand.email.complaints}` },
  ];
}

/** Everything the page of one text prints, under the address of a language. */
export function buildCustomerInformationDetailView(
  entry: CustomerInformationEntry,
  locale: Locale,
): CustomerInformationDetailView {
  const language = entry.locale;
  const { html, headings } = entry.body();
  const t = translate.customerInformation[language];
  return {
    ...buildBaseView(locale, typeset(entry.name, language), [customerInformationLink(locale)]),
    language,
    summary: typeset(entry.summary, language),
    asOf: t('asOf', { day: formatDay(entry.date, language) }),
    facts: buildFacts(entry),
    html,
    contents: headings.filter(({ level }) => level === 2),
    others: listTranslations(entry)
      .filter((other) => other.locale !== language)
      .map(toTextLink),
    labels: { contents: t('contents'), facts: t('facts'), otherLanguages: t('otherLanguages') },
  };
}
