import { knowledgeContent } from '#content/knowledge/index';
import { buildTrail } from '#lib/content/breadcrumb';
import { typeset } from '#lib/content/markdown/render';
import type { Family, Page } from '#lib/content/page';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { buildKnowledgeView } from './view';

function hubPage(locale: Locale): Page {
  const { name, description } = knowledgeContent[locale];
  return {
    id: 'knowledge',
    locale,
    path: buildPath(locale, 'knowledge'),
    template: 'knowledge',
    name,
    description: typeset(description, locale),
    indexed: true,
    trail: buildTrail(locale),
    staticQueries: ['latest-knowledge', 'glossary-terms'],
    view: () => buildKnowledgeView(locale),
    schema: { '@type': 'CollectionPage' },
  };
}

export const knowledgeFamily: Family = { name: 'knowledge', pages: (locale) => [hubPage(locale)] };
