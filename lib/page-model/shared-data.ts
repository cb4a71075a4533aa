import type { Chart, Drawing } from '#lib/core/chart';
import type { RelationMap } from '#lib/core/relation-map';
import type { Day } from '#lib/i18n/format';
import type { Language } from '#lib/i18n/languages';

/** A link with its words, as lists, menus and breadcrumbs print it. */
export type LinkItem = {
  readonly name: string;
  readonly path: string;
  /** One sentence about the target. */
  readonly text?: string;
  /** Language of the target, where it is another than the page's. */
  readonly language?: Language;
};

/** A case study as lists print it: with its customer, and the number that tells most. */
export type CaseStudyLink = LinkItem & {
  readonly customer: string;
  readonly figure: { readonly value: string; readonly label: string };
};

/** The case study that stands for all, with the number that tells most drawn before and after. */
export type LeadingCase = LinkItem & {
  readonly customer: { readonly name: string; readonly slug: string };
  readonly chart: Chart;
};

/** Kinds of items that are announced when they are new. */
export type KnowledgeKind = 'publications' | 'podcast' | 'webinars' | 'blog';

/** Something to read or to hear, as the newest of its kind is announced. */
export type KnowledgeItem = LinkItem & {
  readonly kind: KnowledgeKind;
  readonly day: Day;
  /** What it looks like, drawn from itself. */
  readonly thumbnail?: Drawing;
};

/** The newest of its kind from inside: its cover with its chapters, or a talk as tracks. */
export type KnowledgeFigure = {
  readonly cover?: {
    readonly kind?: string;
    readonly drawing: Drawing;
    readonly number?: string;
    readonly title?: string;
  };
  readonly chapters?: readonly (LinkItem & { readonly number: string })[];
  readonly talk?: {
    readonly drawings: { readonly half: Drawing; readonly narrow: Drawing };
    readonly sentence: string;
  };
};

/** What the hub of everything to read shows besides the latest items. */
export type KnowledgeHub = {
  /** The lists as tracks, each with its newest item. */
  readonly plan: RelationMap;
  readonly figures: Readonly<Partial<Record<KnowledgeKind, KnowledgeFigure>>>;
  /** The glossary's lines with the short forms of their terms. */
  readonly lines: readonly {
    readonly name: string;
    readonly terms: readonly (LinkItem & { readonly short: string })[];
  }[];
};

/** A page of another family on the same subject, with the name of the list it stands in. */
export type OnwardLink = { readonly name: string; readonly path: string; readonly list: string };

/** Pages of one subject; those that stand alone have no head. */
export type SiteIndexGroup = { readonly head?: LinkItem; readonly items: readonly LinkItem[] };

/** Shared data that many pages show, each loaded once by the browser. */
export type SharedData = {
  readonly services: readonly LinkItem[];
  readonly 'glossary-terms': readonly LinkItem[];
  readonly 'latest-knowledge': readonly KnowledgeItem[];
  readonly 'knowledge-hub': KnowledgeHub;
  readonly 'case-studies': readonly CaseStudyLink[];
  readonly 'leading-case': LeadingCase;
  /** By the id of the page whose subject goes on. */
  readonly onward: Readonly<Record<string, readonly OnwardLink[]>>;
  readonly 'site-index': readonly SiteIndexGroup[];
};

export type StaticQueryName = keyof SharedData;
