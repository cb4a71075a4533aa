import { ContentError } from '#lib/content/content-error';
import type { Family } from '#lib/page-model/family';
import type { Page } from '#lib/page-model/page';
import { cached } from '#lib/config/content-store';
import { caseStudiesFamily } from '#lib/families/case-studies/family';
import { careersFamily } from '#lib/families/careers/family';
import { companyFamily } from '#lib/families/company/family';
import { developersFamily } from '#lib/families/developers/family';
import { investorsFamily } from '#lib/families/investors/family';
import { pricesFamily } from '#lib/families/prices/family';
import { pressFamily } from '#lib/families/press/family';
import { customerDocumentsFamily } from '#lib/families/customer-documents/family';
import { customerInformationFamily } from '#lib/families/customer-information/family';
import { entryFamily } from '#lib/families/entry/family';
import { errorFamily } from '#lib/families/error/family';
import { exchangeRatesFamily } from '#lib/families/exchange-rates/family';
import { glossaryFamily } from '#lib/families/glossary/family';
import { homeFamily } from '#lib/families/home/family';
import { countriesFamily } from '#lib/families/countries/family';
import { ibanCheckerFamily } from '#lib/families/iban-checker/family';
import { industriesFamily } from '#lib/families/industries/family';
import { securityFamily } from '#lib/families/security/family';
import { servicesFamily } from '#lib/families/services/family';
import { statusFamily } from '#lib/families/status/family';
import { supportFamily } from '#lib/families/support/family';
import { blogFamily } from '#lib/families/blog/family';
import { knowledgeFamily } from '#lib/families/knowledge/family';
import { podcastFamily } from '#lib/families/podcast/family';
import { publicationsFamily } from '#lib/families/publications/family';
import { webinarsFamily } from '#lib/families/webinars/family';
import { formsFamily } from '#lib/families/forms/family';
import { searchFamily } from '#lib/families/search/family';
import { textFamily } from '#lib/families/text/family';
import { languageCodes, type Language } from '#lib/i18n/languages';

/** All families. The only list of pages: everything else is derived from it. */
export const families = [
  entryFamily,
  homeFamily,
  servicesFamily,
  pricesFamily,
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
  statusFamily,
  securityFamily,
  exchangeRatesFamily,
  ibanCheckerFamily,
  countriesFamily,
  customerInformationFamily,
  customerDocumentsFamily,
  blogFamily,
  knowledgeFamily,
  podcastFamily,
  publicationsFamily,
  webinarsFamily,
  formsFamily,
  searchFamily,
  errorFamily,
] as const satisfies readonly Family[];

type Registry = { readonly pages: readonly Page[]; readonly byPath: ReadonlyMap<string, Page> };

function addPage(byPath: Map<string, Page>, page: Page): void {
  const other = byPath.get(page.path);
  if (other) {
    const found = `${page.path}, which ${other.source.file} has`;
    throw new ContentError([
      { file: page.source.file, field: 'slug', expected: 'an address of its own', found },
    ]);
  }
  byPath.set(page.path, page);
}

function createRegistry(): Registry {
  const pages = languageCodes.flatMap((language) => families.flatMap((family) => family.pages(language)));
  const byPath = new Map<string, Page>();
  for (const page of pages) addPage(byPath, page);
  return { pages, byPath };
}

const registry = cached(createRegistry);

/**
 * All pages in all languages.
 *
 * @throws ContentError if content is invalid or two pages have the same path
 */
export function listPages(): readonly Page[] {
  return registry().pages;
}

/** The page at a path with leading and trailing slash, if any. */
export function findPage(path: string): Page | undefined {
  return registry().byPath.get(path);
}

/** The pages of one template in one language. */
export function listPagesOfTemplate(language: Language, template: string): readonly Page[] {
  return listPages().filter((page) => page.locale === language && page.template === template);
}
