import type { Chart, Drawing } from '#lib/core/chart';
import type { Network } from '#lib/core/network';
import type { Day } from '#lib/i18n/format';
import type { Language } from '#lib/i18n/languages';

/** A link as lists, menus and breadcrumbs render it. */
export type LinkItem = {
  readonly name: string;
  readonly path: string;
  /** One sentence about the target. */
  readonly text?: string;
  /** Language of the target, if it is not the page's. */
  readonly language?: Language;
};

/** A case study as lists render it: with its customer and its key figure. */
export type CaseStudyLink = LinkItem & {
  readonly customer: string;
  readonly figure: { readonly value: string; readonly label: string };
};

/** The featured case study, with a before-and-after chart of its key figure. */
export type LeadingCase = LinkItem & {
  readonly customer: { readonly name: string; readonly slug: string };
  readonly chart: Chart;
};

/** Kinds of items that are announced when new. */
export type KnowledgeKind = 'publications' | 'podcast' | 'webinars' | 'blog';

/** An item announced as the newest of its kind. */
export type KnowledgeItem = LinkItem & { readonly kind: KnowledgeKind; readonly day: Day };

/** Detail of the newest item of a kind: its cover with chapters, or its swimlanes. */
export type KnowledgeFigure = {
  readonly cover?: {
    readonly kind?: string;
    readonly drawing: Drawing;
    readonly number?: string;
    readonly title?: string;
  };
  readonly chapters?: readonly (LinkItem & { readonly number: string })[];
  readonly swimlanes?: {
    readonly drawings: { readonly half: Drawing; readonly narrow: Drawing };
    readonly alt: string;
  };
};

/** Data of the knowledge hub besides the latest items. */
export type KnowledgeHub = {
  /** The lists as a network, each with its newest item. */
  readonly plan: Network;
  readonly figures: Readonly<Partial<Record<KnowledgeKind, KnowledgeFigure>>>;
  /** The glossary's lines with the abbreviations of their terms. */
  readonly lines: readonly {
    readonly name: string;
    readonly terms: readonly (LinkItem & { readonly short: string })[];
  }[];
};

/** A related page of another family, with the name of its list. */
export type RelatedPage = { readonly name: string; readonly path: string; readonly list: string };

/** A group of the site index; single pages have no heading. */
export type SiteIndexGroup = { readonly head?: LinkItem; readonly items: readonly LinkItem[] };

/** Data shared by many pages, loaded once by the browser. */
export type SharedData = {
  readonly services: readonly LinkItem[];
  readonly 'glossary-terms': readonly LinkItem[];
  readonly 'latest-knowledge': readonly KnowledgeItem[];
  readonly 'knowledge-hub': KnowledgeHub;
  readonly 'case-studies': readonly CaseStudyLink[];
  readonly 'leading-case': LeadingCase;
  /** Related pages by page id. */
  readonly 'related-pages': Readonly<Record<string, readonly RelatedPage[]>>;
  readonly 'site-index': readonly SiteIndexGroup[];
};

export type StaticQueryName = keyof SharedData;
