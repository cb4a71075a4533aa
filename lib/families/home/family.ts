import { brand } from '#content/site/brand';
import type { Family } from '#lib/content/page';
import { buildPath } from '#lib/i18n/path';
import { buildHomeView, readHome } from './view';

export const homeFamily: Family = {
  name: 'home',
  pages: (locale) => {
    const { name, description, primaryAction, secondaryAction, terms } = readHome(locale);
    const targets = [primaryAction.id, secondaryAction.id, ...terms.map((slug) => `glossary/${slug}`)];
    return [
      {
        id: '',
        locale,
        path: buildPath(locale, ''),
        template: 'home',
        name,
        description,
        indexed: true,
        trail: [],
        staticQueries: ['services', 'glossary-terms', 'case-studies'],
        view: () => buildHomeView(locale),
        schema: {
          '@type': 'WebPage',
          about: {
            '@type': 'BankOrCreditUnion',
            name: brand.legalName,
            url: brand.origin,
            email: brand.email.office,
            telephone: brand.telephone.office,
          },
        },
        source: {
          file: `content/home/index.ts`,
          links: () => targets.map((id) => ({ href: buildPath(locale, id), line: 1 })),
        },
      },
    ];
  },
};
