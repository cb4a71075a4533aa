import { brand } from '#content/site/brand';
import { drawTimetable } from '#lib/charts/timetable';
import type { Chart } from '#lib/core/chart';
import { firstSentence } from '#lib/core/first-sentence';
import { pick } from '#lib/core/pick';
import { toTelephone } from '#lib/core/telephone';
import { findCustomer, listCustomers, type Customer } from '#lib/facts/customers';
import { describeTransfer } from '#lib/facts/transfer';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { pickLabels } from '#lib/page-model/labels';
import type { LinkItem } from '#lib/page-model/shared-data';
import { buildComplaints, buildEmergency, toEmail } from './contact';
import {
  readWords,
  supportPages,
  supportPartners,
  type FaqEntry,
  type FaqGroup,
  type PartnerEntry,
} from './schema';
import { listWayStops, toChoiceLink } from './transfer-view';
import { buildFeedback } from '#lib/facts/feedback';

export const readFaq = (locale: Locale): FaqEntry => supportPages.get(locale, 'faq');

function toFaqLink(locale: Locale): LinkItem {
  const { name, summary } = readFaq(locale);
  return { name, path: buildPath(locale, 'support/faq'), text: firstSentence(summary) };
}

/** Links for all customers, independent of the company. */
const listMore = (locale: Locale): LinkItem[] =>
  (['security', 'customer-information', 'customer-documents', 'iban-checker'] as const).map((id) => ({
    name: translate.support[locale](`${id}.name`),
    path: buildPath(locale, id),
    text: translate.support[locale](`${id}.text`),
  }));

/** Page id of a category. */
export const categoryId = ({ id }: Pick<FaqGroup, 'id'>): string => `support/faq/${id}`;

const toCategoryLink = (locale: Locale, group: FaqGroup): LinkItem => ({
  name: group.name,
  path: buildPath(locale, categoryId(group)),
  text: group.text,
});

/** Company as a list row; `page` is null if it has none. */
function toRow({ slug, name, what, telephone, email }: Customer, locale: Locale) {
  const allHelp = translate.support[locale]('allHelp', { company: name });
  const entry = supportPartners.all(locale).find((partner) => partner.slug === slug);
  const page = entry ? { name: allHelp, path: buildPath(locale, `support/${slug}`) } : null;
  const [way] = entry ? listWayStops(entry) : [];
  const transfer = (entry && toChoiceLink(entry)) ?? way;
  return {
    slug,
    name,
    names: `${name}|${what[locale]}`,
    what: what[locale],
    telephone: toTelephone(telephone),
    email: toEmail(email),
    hours: entry?.hours ?? [],
    page,
    transfer: transfer ? { name: translate.support[locale]('transfer'), path: transfer.path } : null,
  };
}

export function buildIndexView(locale: Locale) {
  const { name, title, summary, listTitle, listHint, moreTitle, topicsTitle, topics } = readWords(locale);
  const t = translate.support[locale];
  const companies = listCustomers().toSorted((a, b) => a.name.localeCompare(b.name, locale));
  return {
    feedback: buildFeedback(locale, 'support'),
    title,
    summary,
    emergency: buildEmergency(locale),
    list: {
      title: listTitle,
      hint: listHint,
      companies: companies.map((customer) => toRow(customer, locale)),
    },
    more: { title: moreTitle, from: name, items: [toFaqLink(locale), ...listMore(locale)] },
    topics: { title: topicsTitle, items: topics },
    complaints: buildComplaints(locale),
    state: {
      all: t('companies', { shown: companies.length, total: companies.length }),
      filtered: t('companies', { shown: '#', total: companies.length }),
      ...pickLabels(t, 'nothing', 'reset'),
    },
    labels: pickLabels(t, 'call', 'write', 'findCompany', 'next'),
  };
}

export function buildClientView(entry: PartnerEntry) {
  const { locale, slug, companyDoes, bankDoes } = entry;
  const customer = findCustomer(slug);
  const t = translate.support[locale];
  return {
    feedback: buildFeedback(locale, `support/${slug}`),
    ...pick(entry, 'summary', 'hours', 'questions'),
    telephone: toTelephone(customer.telephone),
    email: toEmail(customer.email),
    company: { name: customer.name, slug },
    emergency: buildEmergency(locale, customer),
    roles: [
      { name: customer.name, items: companyDoes },
      { name: brand.name, items: bankDoes },
    ],
    html: entry.body().html,
    transfers: listWayStops(entry),
    choice: toChoiceLink(entry),
    faq: toFaqLink(locale),
    complaints: buildComplaints(locale),
    labels: {
      ...pickLabels(t, 'write', 'hours', 'roles', 'transfer', 'questions', 'payOut'),
      call: t('callCompany', { company: customer.name }),
    },
  };
}

/** All categories with the current one marked. */
const listTopics = ({ locale, groups }: FaqEntry, current?: string) =>
  groups.map((group) => ({
    ...toCategoryLink(locale, group),
    count: translate.support[locale]('countQuestions', { count: group.questions.length }),
    isCurrent: group.id === current,
  }));

export function buildFaqView(entry: FaqEntry) {
  const { locale, summary, groups } = entry;
  const { name, summary: help, moreTitle } = readWords(locale);
  const t = translate.support[locale];
  const contact = { name, path: buildPath(locale, 'support'), text: firstSentence(help) };
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  return {
    feedback: buildFeedback(locale, 'support/faq'),
    summary,
    groups: groups.map((group) => ({
      ...toCategoryLink(locale, group),
      id: group.id,
      count: t('countQuestions', { count: group.questions.length }),
      questions: group.questions.map(({ id, title, html }) => ({ id, title, html })),
    })),
    more: { title: moreTitle, from: entry.name, items: [contact, ...listMore(locale)] },
    emergency: buildEmergency(locale),
    labels: { ...pickLabels(t, 'groups', 'noAnswer'), find: t('findAnswer', { count }) },
  };
}

/** Timetable of a standard and an instant transfer, in the sizes of a text column. */
function drawTransfer(language: Locale): Chart {
  const { timetable, words } = describeTransfer(language);
  const { full: _, ...drawings } = drawTimetable(timetable);
  return { ...words, drawings };
}

export function buildCategoryView(entry: FaqEntry, { id, text, questions }: FaqGroup) {
  const { locale } = entry;
  return {
    feedback: buildFeedback(locale, categoryId({ id })),
    text,
    questions: questions.map(({ drawing, ...question }) => ({
      ...question,
      ...(drawing && { chart: drawTransfer(locale) }),
    })),
    topics: listTopics(entry, id),
    emergency: buildEmergency(locale),
    // The category about complaints says the same in its answers.
    complaints: id === 'complaints' ? null : buildComplaints(locale),
    labels: pickLabels(translate.support[locale], 'groups'),
  };
}
