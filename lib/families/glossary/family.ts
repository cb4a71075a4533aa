import { buildTrail } from '#lib/content/breadcrumb';
import type { Family, LinkItem, Page } from '#lib/content/page';
import { typeset } from '#lib/content/markdown/render';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { glossary, type GlossaryEntry } from './collection';
import { glossaryIndex } from './index-page';
import { buildGlossaryArticleView, glossaryPath, toGlossaryLink } from './view';

function toPage(entry: GlossaryEntry): Page {
  const { locale, slug } = entry;
  return {
    id: `glossary/${slug}`,
    locale,
    path: glossaryPath(locale, slug),
    template: 'glossary-article',
    name: typeset(entry.name, locale),
    description: typeset(entry.description, locale),
    indexed: true,
    modified: entry.reviewed,
    trail: buildTrail(locale, [glossaryIndex.link(locale)]),
    staticQueries: [],
    view: () => buildGlossaryArticleView(entry),
    schema: {
      '@type': 'DefinedTerm',
      description: entry.definition,
      inDefinedTermSet: glossaryIndex.link(locale).path,
    },
    source: { file: entry.file, links: entry.links },
    anchors: () => entry.body().headings.map(({ id }) => id),
  };
}

function indexPage(locale: Locale): Page {
  const { name, description } = glossaryIndex.content[locale];
  return {
    id: 'glossary',
    locale,
    path: buildPath(locale, 'glossary'),
    template: 'glossary-index',
    name,
    description,
    indexed: true,
    modified: glossary
      .all(locale)
      .map(({ reviewed }) => reviewed)
      .sort()
      .at(-1),
    trail: buildTrail(locale),
    staticQueries: [],
    view: () => glossaryIndex.view(locale),
    schema: { '@type': 'DefinedTermSet' },
  };
}

/** Static query `glossary-terms`: all terms of a language, for pages of other families. */
export function listGlossaryTerms(locale: Locale): LinkItem[] {
  return glossary.all(locale).map(toGlossaryLink);
}

export const glossaryFamily: Family = {
  name: 'glossary',
  pages: (locale) => [indexPage(locale), ...glossary.all(locale).map(toPage)],
};
