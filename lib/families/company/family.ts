import { buildTrail } from '#lib/content/breadcrumb';
import { typeset } from '#lib/content/markdown/render';
import type { Family, Page } from '#lib/content/page';
import { buildPath } from '#lib/i18n/path';
import { companyPages, type CompanyEntry } from './collection';
import { buildCompanyView } from './view';

/** What schema.org calls each page; others are plain pages. */
const types: Partial<Record<CompanyEntry['slug'], string>> = {
  about: 'AboutPage',
  partners: 'CollectionPage',
  'ecosystem-partners': 'CollectionPage',
};

const withServices: readonly string[] = ['partners', 'ecosystem-partners'];

function toPage(entry: CompanyEntry): Page {
  const { locale, slug } = entry;
  return {
    id: slug,
    locale,
    path: buildPath(locale, slug),
    template: slug,
    name: typeset(entry.name, locale),
    description: typeset(entry.description, locale),
    indexed: true,
    modified: entry.date,
    trail: buildTrail(locale),
    staticQueries: withServices.includes(slug) ? ['services'] : [],
    view: () => buildCompanyView(entry),
    schema: { '@type': types[slug] ?? 'WebPage' },
    source: { file: entry.file, links: entry.links },
    anchors: () => entry.body().headings.map(({ id }) => id),
  };
}

/** Pages about the company and its partners, each with a template of its own. */
export const companyFamily: Family = {
  name: 'company',
  pages: (locale) => companyPages.all(locale).map(toPage),
};
