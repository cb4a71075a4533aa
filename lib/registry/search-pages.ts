import { navigation } from '#content/site/navigation';
import { nativeNavigation } from '#content/site/native-navigation';
import type { Language } from '#lib/i18n/languages';
import { isLocale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import { pickLabels } from '#lib/page-model/labels';
import type { Page } from '#lib/page-model/page';
import type { LinkItem } from '#lib/page-model/shared-data';
import { searchKinds, type SearchKind, type SearchWords } from '#lib/search/contract';
import { needPage } from './navigation-links';
import { families, listPages } from './registry';
import { isListed } from './site-index';

/** Search category of a family's pages; all others are `company`. */
const kindOfFamily: Readonly<Record<string, SearchKind>> = {
  services: 'services',
  industries: 'services',
  'case-studies': 'services',
  developers: 'services',
  support: 'support',
  security: 'support',
  forms: 'support',
  'exchange-rates': 'support',
  'iban-checker': 'support',
  'customer-information': 'support',
  glossary: 'glossary',
  publications: 'publications',
  blog: 'articles',
  knowledge: 'articles',
  podcast: 'articles',
  webinars: 'articles',
};

/** A searchable page with its category. */
export type FoundPage = { readonly page: Page; readonly kind: SearchKind };

const familyOf = ({ template }: Page): string =>
  families.find(({ templates }) => templates.some(({ name }) => name === template))?.name ?? '';

/** All searchable pages of a language, without the search page itself. */
export function listSearchPages(language: Language): FoundPage[] {
  return listPages()
    .filter(
      (page) => page.locale === language && isListed(page) && !page.staticQueries.includes('site-index'),
    )
    .map((page) => ({ page, kind: kindOfFamily[familyOf(page)] ?? 'company' }));
}

/** Suggested pages for an empty search result: help and contact first. */
export function listSearchWays(language: Language): LinkItem[] {
  if (!isLocale(language)) {
    const { emergency, search } = nativeNavigation[language];
    return [emergency, search].map(({ name, path }) => ({ name, path }));
  }
  return navigation.searchWays.map((id) => {
    const { name, path } = needPage(language, id, 'search');
    return { name, path };
  });
}

/** Texts of the search in a language; the script replaces the names in braces. */
export function readSearchWords(language: Language): SearchWords {
  const t = translate.search[language];
  return {
    ...pickLabels(t, 'oneResult', 'more', 'filter', 'all', 'nearest', 'ways', 'alsoPdf', 'searchPage', 'key'),
    nothingTip: t('nothingTip'),
    results: t('results', { count: '{count}' }),
    resultsFor: t('resultsFor', { count: '{count}', query: '{query}' }),
    shown: t('shown', { shown: '{shown}', count: '{count}' }),
    oneResultFor: t('oneResultFor', { query: '{query}' }),
    corrected: t('corrected', { query: '{query}', term: '{term}' }),
    alike: t('alike', { query: '{query}' }),
    nothing: t('nothing', { query: '{query}' }),
    common: t('common', { query: '{query}' }),
    kinds: Object.fromEntries(searchKinds.map((kind) => [kind, t(`kinds.${kind}`)])) as SearchWords['kinds'],
  };
}
