import { customerInformationContent } from '#content/customer-information/index';
import { buildTrail } from '#lib/content/breadcrumb';
import { typeset } from '#lib/content/markdown/render';
import type { Family, Page } from '#lib/content/page';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import type { CustomerInformationEntry } from './collection';
import {
  buildCustomerInformationDetailView,
  buildCustomerInformationIndexView,
  customerInformationLink,
  detailId,
  listEntries,
  listTranslations,
} from './view';

/** Every text has an address under both languages; the one under its own is where it is at home. */
function toPage(entry: CustomerInformationEntry, locale: Locale): Page {
  const id = detailId(entry);
  return {
    id,
    locale,
    path: buildPath(locale, id),
    canonical: buildPath(entry.locale, id),
    translations: Object.fromEntries(
      listTranslations(entry).map((text) => [text.locale, buildPath(text.locale, detailId(text))]),
    ),
    template: 'customer-information-detail',
    name: typeset(entry.name, entry.locale),
    description: typeset(entry.description, entry.locale),
    indexed: true,
    modified: entry.date,
    trail: buildTrail(locale, [customerInformationLink(locale)]),
    staticQueries: [],
    view: () => buildCustomerInformationDetailView(entry, locale),
    schema: { '@type': 'WebPage', inLanguage: entry.locale },
    source: { file: entry.file, links: entry.links },
    anchors: () => entry.body().headings.map(({ id: anchor }) => anchor),
  };
}

function indexPage(locale: Locale): Page {
  const { name, description } = customerInformationContent[locale];
  return {
    id: 'customer-information',
    locale,
    path: buildPath(locale, 'customer-information'),
    template: 'customer-information-index',
    name,
    description: typeset(description, locale),
    indexed: true,
    modified: listEntries()
      .map(({ date }) => date)
      .sort()
      .at(-1),
    trail: buildTrail(locale),
    staticQueries: [],
    view: () => buildCustomerInformationIndexView(locale),
    schema: { '@type': 'CollectionPage' },
  };
}

export const customerInformationFamily: Family = {
  name: 'customer-information',
  pages: (locale) => [indexPage(locale), ...listEntries().map((entry) => toPage(entry, locale))],
};
