import type { Page } from '#lib/page-model/page';
import { buildLanguages } from './head';
import { listPages } from './registry';
import { siteUrl } from '#lib/page-model/site-url';

export type SitemapEntry = {
  readonly loc: string;
  readonly lastmod?: string;
  readonly alternateRefs: readonly {
    readonly href: string;
    readonly hreflang: string;
    readonly hrefIsAbsolute: true;
  }[];
};

function toEntry(page: Page): SitemapEntry {
  const alternateRefs = Object.entries(buildLanguages(page)).map(([hreflang, href]) => ({
    href,
    hreflang,
    hrefIsAbsolute: true as const,
  }));
  return { loc: siteUrl + page.path, ...(page.modified && { lastmod: page.modified }), alternateRefs };
}

/** Entries of the sitemap: indexed pages with their alternates and date of the last change. */
export function buildSitemap(): SitemapEntry[] {
  return listPages()
    .filter(({ indexed, inSitemap }) => indexed && inSitemap)
    .map(toEntry);
}
