import type { BreadcrumbList, WebPage } from 'schema-dts';
import { bankReference } from '#lib/facts/bank';
import { isSubject, type JsonLd, type JsonLdWork } from '#lib/page-model/json-ld';
import type { Page } from '#lib/page-model/page';
import { buildOgImagePath } from './og-image';
import { siteUrl } from '#lib/page-model/site-url';

type Breadcrumb = Extract<BreadcrumbList, { readonly '@type': string }>;

/** What a page says of itself to machines. @see https://json-ld.org/spec/latest/json-ld/#named-graphs */
export type StructuredData = {
  readonly '@context': 'https://schema.org';
  readonly '@graph': readonly (JsonLd | Breadcrumb)[];
};

function buildBreadcrumb(page: Page): Breadcrumb {
  // The last step is the page itself and needs no address.
  const steps = [
    ...page.trail.map(({ name, path }) => ({ name, item: siteUrl + path })),
    { name: page.name },
  ];
  const itemListElement = steps.map(
    (step, index) => ({ '@type': 'ListItem', position: index + 1, ...step }) as const,
  );
  return { '@type': 'BreadcrumbList', itemListElement };
}

const addressOf = (page: Page): string => siteUrl + (page.canonical ?? page.path);

/** What holds for the page as for everything that it tells of. */
function describe(page: Page) {
  const image = buildOgImagePath(page);
  return {
    name: page.name,
    description: page.description,
    ...(image && { image: siteUrl + image }),
  } satisfies Partial<WebPage>;
}

/** What holds for the page as a work. */
function describeWork(page: Page) {
  return {
    ...describe(page),
    url: addressOf(page),
    inLanguage: page.locale,
    ...(page.modified && { dateModified: page.modified }),
    publisher: bankReference,
  } satisfies Partial<WebPage>;
}

/** The page, and what it tells of, where that is something else. */
function describePage(page: Page): JsonLd[] {
  const own: JsonLd = page.jsonLd ?? { '@type': 'WebPage' };
  if (!isSubject(own)) return [{ ...describeWork(page), ...own } satisfies JsonLdWork];
  const id = `${addressOf(page)}#subject`;
  return [
    { '@type': 'WebPage', ...describeWork(page), mainEntity: { '@id': id } },
    { ...describe(page), ...own, '@id': id, url: addressOf(page) },
  ];
}

/**
 * schema.org description of an indexed page: what it is, where it stands, who publishes it.
 *
 * @see https://schema.org/WebPage
 */
export function buildStructuredData(page: Page): StructuredData | undefined {
  if (!page.indexed) return undefined;
  const breadcrumb = page.trail.length > 0 ? [buildBreadcrumb(page)] : [];
  return { '@context': 'https://schema.org', '@graph': [...describePage(page), ...breadcrumb] };
}
