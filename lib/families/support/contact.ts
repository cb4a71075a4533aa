import { brand } from '#content/site/brand';
import { customers } from '#content/site/customers';
import { supportContent } from '#content/support/index';
import { renderInline } from '#lib/content/markdown/render';
import type { LinkItem } from '#lib/content/page';
import { toTelephone } from '#lib/core/telephone';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';

/** A number or an address, as it is read and as it is followed. */
export type ContactLink = { readonly text: string; readonly href: string };

export type Customer = (typeof customers)[number];

/** The numbers for blocking, and what to say. */
export type Emergency = {
  readonly title: string;
  readonly text: string;
  readonly numbers: readonly (ContactLink & { readonly label: string })[];
  readonly note: string;
};

/** A complaint, step by step. */
export type Complaints = {
  readonly title: string;
  readonly steps: readonly { readonly title: string; readonly html: string }[];
};

export function toEmail(address: string): ContactLink {
  return { text: address, href: `mailto:${address}` };
}

export function findCustomer(slug: string): Customer {
  const customer = customers.find((candidate) => candidate.slug === slug);
  if (!customer) throw new Error(`content/site/customers.ts has no ${slug}.`);
  return customer;
}

const cardServices: readonly string[] = ['cards', 'debit-cards', 'prepaid-cards'];

/** Whom to call at once. Where no company is named, there may be a card. */
export function buildEmergency(locale: Locale, customer?: Customer): Emergency {
  const { emergencyTitle, withCard, withoutCard, abroad } = supportContent[locale];
  const hasCard =
    customer === undefined || customer.services.some((service) => cardServices.includes(service));
  const t = translate.support[locale];
  return {
    title: emergencyTitle,
    text: hasCard ? withCard : withoutCard,
    numbers: [
      { label: t('centralBlocking'), ...toTelephone('116 116') },
      { label: t('ownBlocking'), ...toTelephone(brand.telephone.cardBlocking) },
    ],
    note: abroad.replaceAll(/(?<=\d) (?=\d)/g, '\u00a0'),
  };
}

export function buildComplaints(locale: Locale): Complaints {
  const { complaintsTitle, complaints } = supportContent[locale];
  return {
    title: complaintsTitle,
    steps: complaints.map(({ title, text }) => ({ title, html: renderInline(text, locale) })),
  };
}

/** The page that lists all companies, as a link. */
export function supportLink(locale: Locale): LinkItem {
  return { name: supportContent[locale].name, path: buildPath(locale, 'support') };
}

/** A company's page, as a link. */
export function clientLink({ locale, slug }: { readonly locale: Locale; readonly slug: string }): LinkItem {
  return { name: findCustomer(slug).name, path: buildPath(locale, `support/${slug}`) };
}
