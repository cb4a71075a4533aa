import { customers } from '#content/site/customers';
import { supportContent } from '#content/support/index';
import { buildBaseView } from '#lib/content/breadcrumb';
import { renderInline, typeset } from '#lib/content/markdown/render';
import type { BaseView, LinkItem } from '#lib/content/page';
import { toTelephone } from '#lib/core/telephone';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { supportPages, supportPartners, type FaqEntry, type PartnerEntry } from './collection';
import {
  buildComplaints,
  buildEmergency,
  clientLink,
  findCustomer,
  supportLink,
  toEmail,
  type Complaints,
  type ContactLink,
  type Customer,
  type Emergency,
} from './contact';
import { listTransferLinks } from './transfer-links';

type Question = { readonly title: string; readonly html: string; readonly id?: string };

/** A company in the list; `page` where it has one. */
type CompanyRow = {
  readonly slug: string;
  readonly name: string;
  readonly what: string;
  readonly telephone: ContactLink;
  readonly email: ContactLink;
  readonly page: LinkItem | null;
};

export type SupportIndexView = BaseView & {
  readonly title: string;
  readonly summary: string;
  readonly emergency: Emergency;
  readonly list: { readonly title: string; readonly hint: string; readonly companies: readonly CompanyRow[] };
  readonly more: { readonly title: string; readonly items: readonly LinkItem[] };
  readonly complaints: Complaints;
  readonly labels: Readonly<Record<'call' | 'write', string>>;
};

export type SupportClientView = BaseView & {
  readonly summary: string;
  readonly telephone: ContactLink;
  readonly email: ContactLink;
  readonly hours: readonly { readonly days: string; readonly time: string }[];
  readonly emergency: Emergency;
  readonly roles: readonly { readonly name: string; readonly items: readonly string[] }[];
  readonly html: string;
  readonly transfers: readonly LinkItem[];
  readonly questions: readonly Question[];
  readonly faq: LinkItem;
  readonly complaints: Complaints;
  readonly labels: Readonly<Record<'call' | 'write' | 'hours' | 'roles' | 'transfer' | 'questions', string>>;
};

export type SupportFaqView = BaseView & {
  readonly summary: string;
  readonly groups: readonly {
    readonly id: string;
    readonly name: string;
    readonly text: string;
    readonly questions: readonly Question[];
  }[];
  readonly back: LinkItem;
  readonly labels: { readonly groups: string };
};

/** Places of a company's page that links may name, besides the headings of its text. */
export const clientAnchors = ['contact', 'block', 'roles', 'transfer', 'questions', 'complaints'] as const;

export function readFaq(locale: Locale): FaqEntry {
  return supportPages.get(locale, 'faq');
}

function faqLink(locale: Locale): LinkItem {
  const { name, summary } = readFaq(locale);
  return {
    name: typeset(name, locale),
    path: buildPath(locale, 'support/faq'),
    text: typeset(summary, locale),
  };
}

function toRow(customer: Customer, locale: Locale): CompanyRow {
  const { slug, name, what, telephone, email } = customer;
  const entry = supportPartners.all(locale).find((candidate) => candidate.slug === slug);
  const page = entry
    ? { name: translate.support[locale]('allHelp', { company: name }), path: clientLink(entry).path }
    : null;
  return { slug, name, what: what[locale], telephone: toTelephone(telephone), email: toEmail(email), page };
}

/** Everything the page that lists all companies prints. */
export function buildSupportIndexView(locale: Locale): SupportIndexView {
  const { name, title, summary, listTitle, listHint, moreTitle } = supportContent[locale];
  const t = translate.support[locale];
  const companies = customers
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
    .map((customer) => toRow(customer, locale));
  const more = ['security', 'customer-information'] as const;
  return {
    ...buildBaseView(locale, name),
    title,
    summary: typeset(summary, locale),
    emergency: buildEmergency(locale),
    list: { title: listTitle, hint: typeset(listHint, locale), companies },
    more: {
      title: moreTitle,
      items: [
        faqLink(locale),
        ...more.map((id) => ({ name: t(`${id}.name`), path: buildPath(locale, id), text: t(`${id}.text`) })),
      ],
    },
    complaints: buildComplaints(locale),
    labels: { call: t('call'), write: t('write') },
  };
}

/** Everything the page of one company prints. */
export function buildSupportClientView(entry: PartnerEntry): SupportClientView {
  const { locale, slug } = entry;
  const set = (text: string): string => typeset(text, locale);
  const customer = findCustomer(slug);
  const t = translate.support[locale];
  return {
    ...buildBaseView(locale, set(entry.name), [supportLink(locale)]),
    summary: set(entry.summary),
    telephone: toTelephone(customer.telephone),
    email: toEmail(customer.email),
    hours: entry.hours.map(({ days, time }) => ({ days: set(days), time: set(time) })),
    emergency: buildEmergency(locale, customer),
    roles: [
      { name: customer.name, items: entry.companyDoes.map(set) },
      { name: 'Stellwerk', items: entry.bankDoes.map(set) },
    ],
    html: entry.body().html,
    transfers: listTransferLinks(entry),
    questions: entry.questions.map(({ question, answer }) => ({
      title: set(question),
      html: renderInline(answer, locale),
    })),
    faq: faqLink(locale),
    complaints: buildComplaints(locale),
    labels: {
      call: t('callCompany', { company: customer.name }),
      write: t('write'),
      hours: t('hours'),
      roles: t('roles'),
      transfer: t('transfer'),
      questions: t('questions'),
    },
  };
}

/** Everything the page of questions and answers prints. */
export function buildSupportFaqView(entry: FaqEntry): SupportFaqView {
  const { locale } = entry;
  const set = (text: string): string => typeset(text, locale);
  return {
    ...buildBaseView(locale, set(entry.name), [supportLink(locale)]),
    summary: set(entry.summary),
    groups: entry.groups.map(({ id, name, text, questions }) => ({
      id,
      name: set(name),
      text: set(text),
      questions: questions.map((item) => ({
        id: item.id,
        title: set(item.question),
        html: renderInline(item.answer, locale),
      })),
    })),
    back: supportLink(locale),
    labels: { groups: translate.support[locale]('groups') },
  };
}
