import { securityContent } from '#content/security/index';
import { buildTrail } from '#lib/content/breadcrumb';
import { findInlineLinks } from '#lib/content/front-matter';
import { typeset } from '#lib/content/markdown/render';
import type { Family, Page } from '#lib/content/page';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { securityArticles, type SecurityEntry } from './collection';
import { articleAnchors, buildSecurityArticleView, buildSecurityIndexView, securityIndexLink } from './view';

function toPage(entry: SecurityEntry): Page {
  const { locale, slug } = entry;
  return {
    id: `security/${slug}`,
    locale,
    path: buildPath(locale, `security/${slug}`),
    template: 'security-article',
    name: typeset(entry.name, locale),
    description: typeset(entry.description, locale),
    indexed: true,
    modified: entry.reviewed,
    trail: buildTrail(locale, [securityIndexLink(locale)]),
    staticQueries: [],
    view: () => buildSecurityArticleView(entry),
    schema: { '@type': 'Article', datePublished: entry.date },
    source: { file: entry.file, links: entry.links },
    anchors: () => [...articleAnchors, ...entry.body().headings.map(({ id }) => id)],
  };
}

function indexPage(locale: Locale): Page {
  const { name, description, steps, never } = securityContent[locale];
  const texts = [...steps.map(({ text }) => text), never].join('\n');
  return {
    id: 'security',
    locale,
    path: buildPath(locale, 'security'),
    template: 'security-index',
    name,
    description: typeset(description, locale),
    indexed: true,
    modified: securityArticles
      .all(locale)
      .map(({ reviewed }) => reviewed)
      .sort()
      .at(-1),
    trail: buildTrail(locale),
    staticQueries: [],
    view: () => buildSecurityIndexView(locale),
    schema: { '@type': 'CollectionPage' },
    source: {
      file: 'content/security/index.ts',
      links: () => findInlineLinks(texts, Number.POSITIVE_INFINITY).map(({ href }) => ({ href, line: 1 })),
    },
    anchors: () => ['now', 'articles'],
  };
}

export const securityFamily: Family = {
  name: 'security',
  pages: (locale) => [indexPage(locale), ...securityArticles.all(locale).map(toPage)],
};
