import { searchContent } from '#content/search/index';
import { buildTrail } from '#lib/content/breadcrumb';
import { typeset } from '#lib/content/markdown/render';
import type { Family } from '#lib/content/page';
import { buildPath } from '#lib/i18n/path';
import { buildSearchView } from './view';

export const searchFamily: Family = {
  name: 'search',
  pages: (locale) => {
    const { name, description, tasks } = searchContent[locale];
    return [
      {
        id: 'search',
        locale,
        path: buildPath(locale, 'search'),
        template: 'site-index',
        name,
        description: typeset(description, locale),
        indexed: true,
        trail: buildTrail(locale),
        staticQueries: ['site-index'],
        view: () => buildSearchView(locale),
        schema: { '@type': 'CollectionPage' },
        source: {
          file: 'content/search/index.ts',
          links: () => tasks.map((id) => ({ href: buildPath(locale, id), line: 1 })),
        },
      },
    ];
  },
};
