import { buildTrail } from '#lib/content/breadcrumb';
import { typeset } from '#lib/content/markdown/render';
import type { Family } from '#lib/content/page';
import { buildPath } from '#lib/i18n/path';
import { developersPages } from './collection';
import { buildDevelopersView } from './view';

/** How to build on the interface. */
export const developersFamily: Family = {
  name: 'developers',
  pages: (locale) =>
    developersPages
      .all(locale)
      .map((entry) => ({
        id: entry.slug,
        locale,
        path: buildPath(locale, entry.slug),
        template: 'developers',
        name: typeset(entry.name, locale),
        description: typeset(entry.description, locale),
        indexed: true,
        modified: entry.date,
        trail: buildTrail(locale),
        staticQueries: [],
        view: () => buildDevelopersView(entry),
        schema: { '@type': 'TechArticle', headline: typeset(entry.title, locale) },
        source: { file: entry.file, links: entry.links },
      })),
};
