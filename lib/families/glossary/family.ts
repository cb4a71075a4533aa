import type { Locale } from '#lib/i18n/locales';
import { family } from '#lib/page-model/family';
import { entryPage, listPage } from '#lib/page-model/collection-pages';
import type { Page } from '#lib/page-model/page';
import type { KnowledgeHub, LinkItem } from '#lib/page-model/shared-data';
import { siteUrl } from '#lib/page-model/site-url';
import { template } from '#lib/page-model/template';
import { glossary, readWords, type GlossaryEntry } from './schema';
import { listLines } from './term-map';
import { buildArticleView, buildIndexView, toTermLink } from './view';

export const glossaryIndex = template<ReturnType<typeof buildIndexView>>()('glossary-index');
export const glossaryArticle = template<ReturnType<typeof buildArticleView>>()('glossary-article', {
  canBeShared: true,
});

function indexPage(locale: Locale): Page {
  return listPage(
    glossaryIndex,
    'glossary',
    readWords(locale),
    glossary.all(locale),
    () => buildIndexView(locale),
    { jsonLd: { '@type': 'DefinedTermSet' } },
  );
}

function articlePage(entry: GlossaryEntry): Page {
  const index = indexPage(entry.locale);
  return entryPage(glossaryArticle, index, entry, () => buildArticleView(entry), {
    found: { meaning: entry.definition, short: entry.abbreviation },
    jsonLd: {
      '@type': 'DefinedTerm',
      ...(entry.abbreviation && { alternateName: entry.abbreviation }),
      description: entry.definition,
      inDefinedTermSet: { '@type': 'DefinedTermSet', name: index.name, url: siteUrl + index.path },
    },
  });
}

/** Static query `glossary-terms`: all terms of a language, for pages of other families. */
export function listGlossaryTerms(locale: Locale): LinkItem[] {
  return glossary.all(locale).map(toTermLink);
}

/** Lines of the term map, for the knowledge hub. */
export function listTermLines(locale: Locale): KnowledgeHub['lines'] {
  return listLines(glossary.all(locale), locale).map(({ name, terms }) => ({
    name,
    terms: terms.map((term) => ({ name: term.name, short: term.short, path: term.path })),
  }));
}

export const glossaryFamily = family('glossary', [glossaryIndex, glossaryArticle], (locale) => [
  indexPage(locale),
  ...glossary.all(locale).map(articlePage),
]);
