import type { Page } from '#lib/content/page';
import { buildLanguages } from './head';
import { listPages } from './registry';
import { siteOrigin } from './site-title';

/** Path segments whose pages no sitemap lists. Specification section 2; reading 166. */
const excluded = /\/(?:customer-information|gdpr-notice|reports|documents|download|content)(?:\/|$)/;

export type SitemapEntry = {
  readonly loc: string;
  readonly lastmod?: string;
  readonly alternateRefs: readonly {
    readonly href: string;
    readonly hreflang: string;
    readonly hrefIsAbsolute: true;
  }[];
};

function isListed(page: Page): boolean {
  return page.indexed && !excluded.test(page.path);
}

function toEntry(page: Page): SitemapEntry {
  const alternateRefs = Object.entries(buildLanguages(page)).map(([hreflang, href]) => ({
    href,
    hreflang,
    hrefIsAbsolute: true as const,
  }));
  return { loc: siteOrigin + page.path, ...(page.modified && { lastmod: page.modified }), alternateRefs };
}

/** What the sitemap lists: every indexable page with its languages and the day it last changed. */
export function buildSitemap(): SitemapEntry[] {
  return listPages().filter(isListed).map(toEntry);
}
