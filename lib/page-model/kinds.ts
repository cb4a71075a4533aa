/**
 * What kind of page it is. `legal`: imprint, policies, customers' information; `utility`: leads on
 * and is no result of a search; `error`: stands under an address that has no page.
 */
export type PageKind = 'article' | 'index' | 'legal' | 'utility' | 'error';

/** Facts that rules ask of a page. */
export type KindFacts = {
  /** Whether search engines may list it. */
  readonly indexed: boolean;
  /** Whether the sitemap names it. docs/specification.md#s166. */
  readonly inSitemap: boolean;
  /** Whether visitors are asked for consent on it. docs/specification.md#s59. */
  readonly asksForConsent: boolean;
  /** Whether it is kept for reading without a connection. */
  readonly keepOffline: boolean;
};

const open: KindFacts = { indexed: true, inSitemap: true, asksForConsent: true, keepOffline: true };

/** What holds for each kind; a page may say otherwise of itself. */
export const kindFacts: Readonly<Record<PageKind, KindFacts>> = {
  article: open,
  index: open,
  legal: { ...open, asksForConsent: false },
  utility: { ...open, indexed: false, inSitemap: false },
  error: { indexed: false, inSitemap: false, asksForConsent: false, keepOffline: false },
};
