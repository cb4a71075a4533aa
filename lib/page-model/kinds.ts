/**
 * `legal`: imprint, policies, customer information; `utility`: excluded from search results; `error`: shown
 * for paths without a page.
 */
export type PageKind = 'article' | 'index' | 'legal' | 'utility' | 'error';

/** Properties of a page that follow from its kind. */
export type KindFacts = {
  /** Whether search engines may index it. */
  readonly indexed: boolean;
  /** Whether the sitemap lists it. docs/specification.md#s166. */
  readonly inSitemap: boolean;
  /** Whether the consent banner is shown. docs/specification.md#s59. */
  readonly asksForConsent: boolean;
  /** Whether it is cached for offline use. */
  readonly keepOffline: boolean;
};

const open: KindFacts = { indexed: true, inSitemap: true, asksForConsent: true, keepOffline: true };

/** Defaults by kind; a page may override them. */
export const kindFacts: Readonly<Record<PageKind, KindFacts>> = {
  article: open,
  index: open,
  legal: { ...open, asksForConsent: false },
  utility: { ...open, indexed: false, inSitemap: false },
  error: { indexed: false, inSitemap: false, asksForConsent: false, keepOffline: false },
};
