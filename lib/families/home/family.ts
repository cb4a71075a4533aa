import { bank } from '#lib/facts/bank';
import { family } from '#lib/page-model/family';
import { page } from '#lib/page-model/page';
import { template } from '#lib/page-model/template';
import { readHome } from './schema';
import { buildHomeView } from './view';

export const homePage = template<ReturnType<typeof buildHomeView>>()('home', {
  queries: ['services', 'glossary-terms', 'leading-case'],
});

export const homeFamily = family('home', [homePage], (locale) => [
  page(homePage, {
    kind: 'index',
    id: '',
    of: readHome(locale),
    isTop: true,
    view: () => buildHomeView(locale),
    jsonLd: { '@type': 'WebPage', about: bank },
  }),
]);
