import { latestDay } from '#lib/core/date';
import type { Language } from '#lib/i18n/languages';
import { isLocale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import type { Family } from '#lib/page-model/family';
import { page, type Page } from '#lib/page-model/page';
import { template } from '#lib/page-model/template';
import { detailId, homePath, indexPath, indexPaths, listTranslations } from './addresses';
import { listEntries, readWords, type CustomerInformationEntry } from './schema';
import { buildDetailView, buildIndexView } from './view';

export const customerInformationIndex = template<ReturnType<typeof buildIndexView>>()(
  'customer-information-index',
  { sections: ['help'] },
);
export const customerInformationDetail = template<ReturnType<typeof buildDetailView>>()(
  'customer-information-detail',
);

function indexPage(language: Language): Page {
  return page(customerInformationIndex, {
    kind: 'legal',
    contact: 'help',
    id: 'customer-information',
    of: readWords(language),
    path: indexPath(language),
    // In a language without a home page, its root leads to this list.
    aliases: isLocale(language) ? [] : [`/${language}/`],
    translations: indexPaths,
    isTop: !isLocale(language),
    inSitemap: false,
    modified: latestDay(listEntries().map(({ date }) => date)),
    view: () => buildIndexView(language),
    jsonLd: { '@type': 'CollectionPage' },
  });
}

/** Text under a language prefix: its own language, or one of the languages of the whole site. */
function detailPage(entry: CustomerInformationEntry, language: Language): Page {
  const id = detailId(entry);
  return page(customerInformationDetail, {
    kind: 'legal',
    contact: 'help',
    id,
    of: entry,
    locale: language,
    path: isLocale(language) ? buildPath(language, id) : homePath(entry),
    canonical: homePath(entry),
    translations: Object.fromEntries(listTranslations(entry).map((text) => [text.locale, homePath(text)])),
    ancestors: [indexPage(language)],
    found: { series: 'customer-information' },
    inSitemap: false,
    view: () => buildDetailView(entry),
    jsonLd: { '@type': 'WebPage', inLanguage: entry.locale },
  });
}

/** Each text has a path in both languages of the site, and one in its own language. */
export const customerInformationFamily: Family<
  typeof customerInformationIndex | typeof customerInformationDetail
> = {
  name: 'customer-information',
  templates: [customerInformationIndex, customerInformationDetail],
  pages: (language) => {
    const entries = listEntries().filter(({ locale }) => isLocale(language) || locale === language);
    return [indexPage(language), ...entries.map((entry) => detailPage(entry, language))];
  },
};
