import { supportContent } from '#content/support/index';
import { buildTrail } from '#lib/content/breadcrumb';
import { typeset } from '#lib/content/markdown/render';
import type { Family, Page } from '#lib/content/page';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { supportPartners, type PartnerEntry } from './collection';
import { findCustomer, supportLink } from './contact';
import { listTransferPages } from './transfer-pages';
import {
  buildSupportClientView,
  buildSupportFaqView,
  buildSupportIndexView,
  clientAnchors,
  readFaq,
} from './view';

function clientPage(entry: PartnerEntry): Page {
  const { locale, slug } = entry;
  const { name, telephone, email } = findCustomer(slug);
  return {
    id: `support/${slug}`,
    locale,
    path: buildPath(locale, `support/${slug}`),
    template: 'support-client',
    name: typeset(entry.name, locale),
    description: typeset(entry.description, locale),
    indexed: true,
    modified: entry.date,
    trail: buildTrail(locale, [supportLink(locale)]),
    staticQueries: [],
    view: () => buildSupportClientView(entry),
    schema: {
      '@type': 'ContactPage',
      about: {
        '@type': 'Organization',
        name,
        contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', telephone, email },
      },
    },
    source: { file: entry.file, links: entry.links },
    anchors: () => [...clientAnchors, ...entry.body().headings.map(({ id }) => id)],
  };
}

function faqPage(locale: Locale): Page {
  const entry = readFaq(locale);
  const questions = (): ReturnType<typeof buildSupportFaqView>['groups'][number]['questions'] =>
    buildSupportFaqView(entry).groups.flatMap((group) => group.questions);
  return {
    id: 'support/faq',
    locale,
    path: buildPath(locale, 'support/faq'),
    template: 'support-faq',
    name: typeset(entry.name, locale),
    description: typeset(entry.description, locale),
    indexed: true,
    modified: entry.date,
    trail: buildTrail(locale, [supportLink(locale)]),
    staticQueries: [],
    view: () => buildSupportFaqView(entry),
    schema: {
      '@type': 'FAQPage',
      mainEntity: questions().map(({ title, html }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text: html },
      })),
    },
    source: { file: entry.file, links: entry.links },
    anchors: () => entry.groups.flatMap(({ id, questions: items }) => [id, ...items.map((item) => item.id)]),
  };
}

function indexPage(locale: Locale): Page {
  const { name, description } = supportContent[locale];
  return {
    id: 'support',
    locale,
    path: buildPath(locale, 'support'),
    template: 'support-index',
    name,
    description: typeset(description, locale),
    indexed: true,
    modified: [readFaq(locale).date, ...supportPartners.all(locale).map(({ date }) => date)].sort().at(-1),
    trail: buildTrail(locale),
    staticQueries: [],
    view: () => buildSupportIndexView(locale),
    schema: { '@type': 'ContactPage' },
    anchors: () => ['block', 'companies', 'complaints'],
  };
}

export const supportFamily: Family = {
  name: 'support',
  pages: (locale) => [
    indexPage(locale),
    faqPage(locale),
    ...supportPartners.all(locale).flatMap((entry) => [clientPage(entry), ...listTransferPages(entry)]),
  ],
};
