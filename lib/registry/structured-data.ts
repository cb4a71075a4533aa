import type { BreadcrumbList, WebPage } from 'schema-dts';
import { bankReference } from '#lib/facts/bank';
import { isSubject, type JsonLd, type JsonLdWork } from '#lib/page-model/json-ld';
import type { Page } from '#lib/page-model/page';
import { buildOgImagePath } from './og-image';
import { siteUrl } from '#lib/page-model/site-url';

type Breadcrumb = Extract<BreadcrumbList, { readonly '@type': string }>;

/** JSON-LD of a page. @see https://json-ld.org/spec/latest/json-ld/#named-graphs */
export type StructuredData = {
  readonly '@context': 'https://schema.org';
  readonly '@graph': readonly (JsonLd | Breadcrumb)[];
};

function buildBreadcrumb(page: Page): Breadcrumb {
  // The last step is the page itself and needs no URL.
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

/** Properties of both the page and its subject. */
function describe(page: Page) {
  const image = buildOgImagePath(page);
  return {
    name: page.name,
    description: page.description,
    ...(image && { image: siteUrl + image }),
  } satisfies Partial<WebPage>;
}

/** Properties of the page as a work. */
function describeWork(page: Page) {
  return {
    ...describe(page),
    url: addressOf(page),
    inLanguage: page.locale,
    ...(page.modified && { dateModified: page.modified }),
    publisher: bankReference,
  } satisfies Partial<WebPage>;
}

/** The page, and its subject if that is a separate thing. */
function describePage(page: Page): JsonLd[] {
  const thing: JsonLd = page.jsonLd ?? { '@type': 'WebPage' };
  if (!isSubject(thing)) return [{ ...describeWork(page), ...thing } satisfies JsonLdWork];
  const id = `${addressOf(page)}#subject`;
  return [
    { '@type': 'WebPage', ...describeWork(page), mainEntity: { '@id': id } },
    { ...describe(page), ...thing, '@id': id, url: addressOf(page) },
  ];
}

/**
 * schema.org description of an indexed page: its type, breadcrumb and publisher.
 *
 * @see https://schema.org/WebPage
 */
export function buildStructuredData(page: Page): StructuredData | undefined {
  if (!page.indexed) return undefined;
  const breadcrumb = page.trail.length > 0 ? [buildBreadcrumb(page)] : [];
  return { '@context': 'https://schema.org', '@graph': [...describePage(page), ...breadcrumb] };
}
