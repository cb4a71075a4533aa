import { bankReference } from '#lib/facts/bank';
import { family } from '#lib/page-model/family';
import { page } from '#lib/page-model/page';
import { template } from '#lib/page-model/template';
import { developersPages } from './schema';
import { buildDevelopersView } from './view';

export const developersPage = template<ReturnType<typeof buildDevelopersView>>()('developers');

export const developersFamily = family('developers', [developersPage], (locale) =>
  developersPages
    .all(locale)
    .map((entry) =>
      page(developersPage, {
        id: entry.slug,
        of: entry,
        view: () => buildDevelopersView(entry),
        jsonLd: {
          '@type': 'TechArticle',
          headline: entry.title,
          datePublished: entry.date,
          author: bankReference,
        },
      }),
    ),
);
