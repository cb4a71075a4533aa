import { ContentError } from '#lib/content/content-error';
import type { Family, Page } from '#lib/content/page';
import { contentMaxAge } from '#lib/config/freshness';
import { remember } from '#lib/core/remember';
import { caseStudiesFamily } from '#lib/families/case-studies/family';
import { careersFamily } from '#lib/families/careers/family';
import { companyFamily } from '#lib/families/company/family';
import { developersFamily } from '#lib/families/developers/family';
import { investorsFamily } from '#lib/families/investors/family';
import { pressFamily } from '#lib/families/press/family';
import { customerInformationFamily } from '#lib/families/customer-information/family';
import { entryFamily } from '#lib/families/entry/family';
import { errorFamily } from '#lib/families/error/family';
import { exchangeRatesFamily } from '#lib/families/exchange-rates/family';
import { glossaryFamily } from '#lib/families/glossary/family';
import { homeFamily } from '#lib/families/home/family';
import { industriesFamily } from '#lib/families/industries/family';
import { securityFamily } from '#lib/families/security/family';
import { servicesFamily } from '#lib/families/services/family';
import { supportFamily } from '#lib/families/support/family';
import { blogFamily } from '#lib/families/blog/family';
import { knowledgeFamily } from '#lib/families/knowledge/family';
import { podcastFamily } from '#lib/families/podcast/family';
import { publicationsFamily } from '#lib/families/publications/family';
import { webinarsFamily } from '#lib/families/webinars/family';
import { formsFamily } from '#lib/families/forms/family';
import { searchFamily } from '#lib/families/search/family';
import { textFamily } from '#lib/families/text/family';
import { locales, type Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';

/** Every kind of page the site has. The only list of pages: everything else is derived from it. */
export const families: readonly Family[] = [
  entryFamily,
  homeFamily,
  servicesFamily,
  industriesFamily,
  caseStudiesFamily,
  glossaryFamily,
  textFamily,
  companyFamily,
  careersFamily,
  pressFamily,
  investorsFamily,
  developersFamily,
  supportFamily,
  securityFamily,
  exchangeRatesFamily,
  customerInformationFamily,
  blogFamily,
  knowledgeFamily,
  podcastFamily,
  publicationsFamily,
  webinarsFamily,
  formsFamily,
  searchFamily,
  errorFamily,
];

type Registry = { readonly pages: readonly Page[]; readonly byPath: ReadonlyMap<string, Page> };

function addPage(byPath: Map<string, Page>, page: Page): void {
  const other = byPath.get(page.path);
  if (other) {
    const file = page.source?.file ?? page.template;
    throw new ContentError([
      {
        file,
        field: 'slug',
        expected: 'an address of its own',
        found: `${page.path}, which ${other.source?.file ?? other.template} has`,
      },
    ]);
  }
  byPath.set(page.path, page);
}

function createRegistry(): Registry {
  const pages = locales.flatMap((locale) => families.flatMap((family) => family.pages(locale)));
  const byPath = new Map<string, Page>();
  for (const page of pages) addPage(byPath, page);
  return { pages, byPath };
}

const registry = remember(createRegistry, contentMaxAge);

/**
 * All pages in all languages.
 *
 * @throws ContentError when content is invalid or two pages claim one address
 */
export function listPages(): readonly Page[] {
  return registry().pages;
}

/** The page at an address with both slashes, if there is one. */
export function findPage(path: string): Page | undefined {
  return registry().byPath.get(path);
}

/** The pages of one template in one language. */
export function listPagesOfTemplate(locale: Locale, template: string): readonly Page[] {
  return listPages().filter((page) => page.locale === locale && page.template === template);
}

/**
 * Addresses of a page in the languages in which it exists, its own included. The entry at `/` is
 * the home page in no language yet.
 */
export function listAlternates(page: Page): Partial<Record<Locale, string>> {
  const id = page.path === '/' ? '' : page.id;
  const paths = locales.map((locale) => [locale, buildPath(locale, id)] as const);
  return Object.fromEntries(paths.filter(([, path]) => registry().byPath.has(path)));
}
