import { bankReference } from '#lib/facts/bank';
import type { Locale } from '#lib/i18n/locales';
import { family } from '#lib/page-model/family';
import { entryPage, listPage } from '#lib/page-model/collection-pages';
import type { Page } from '#lib/page-model/page';
import { template } from '#lib/page-model/template';
import { readWords, securityArticles, type SecurityEntry } from './schema';
import { buildArticleView, buildIndexView } from './view';

export const securityIndex = template<ReturnType<typeof buildIndexView>>()('security-index', {
  sections: ['now', 'articles'],
});
export const securityArticle = template<ReturnType<typeof buildArticleView>>()('security-article', {
  sections: ['now', 'signs', 'examples', 'sources'],
});

function indexPage(locale: Locale): Page {
  return listPage(
    securityIndex,
    'security',
    readWords(locale),
    securityArticles.all(locale),
    () => buildIndexView(locale),
    { contact: 'help' },
  );
}

function toPage(entry: SecurityEntry): Page {
  return entryPage(securityArticle, indexPage(entry.locale), entry, () => buildArticleView(entry), {
    contact: 'help',
    jsonLd: { '@type': 'Article', headline: entry.name, datePublished: entry.date, author: bankReference },
  });
}

export const securityFamily = family('security', [securityIndex, securityArticle], (locale) => [
  indexPage(locale),
  ...securityArticles.all(locale).map(toPage),
]);
