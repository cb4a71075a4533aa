import { brand } from '#content/site/brand';
import type { Page } from '#lib/page/page';
import { siteOrigin } from './site-title';

type Thing = Readonly<Record<string, unknown>>;

function buildBreadcrumb(page: Page): Thing {
  // The last step is the page itself and needs no address.
  const steps = [
    ...page.trail.map(({ name, path }) => ({ name, item: siteOrigin + path })),
    { name: page.name },
  ];
  const itemListElement = steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step }));
  return { '@type': 'BreadcrumbList', itemListElement };
}

/**
 * schema.org description of an indexable page: what it is, where it stands, who publishes it.
 *
 * @see https://schema.org/WebPage
 */
export function buildStructuredData(page: Page): Thing | undefined {
  if (!page.indexed) return undefined;
  const url = siteOrigin + (page.canonical ?? page.path);
  const own = page.jsonLd ?? { '@type': 'WebPage' };
  const breadcrumb = page.trail.length > 0 ? [buildBreadcrumb(page)] : [];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        description: page.description,
        inLanguage: page.locale,
        ...own,
        name: page.name,
        url,
        ...(page.modified && { dateModified: page.modified }),
        publisher: { '@type': 'Organization', name: brand.name, url: siteOrigin },
      },
      ...breadcrumb,
    ],
  };
}
