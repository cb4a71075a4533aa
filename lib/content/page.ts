import type { Locale } from '#lib/i18n/locales';
import type { FoundLink } from './markdown/inspect';

/** A link with its words, as lists, menus and breadcrumbs print it. */
export type LinkItem = {
  readonly name: string;
  readonly path: string;
  /** One sentence about the target. */
  readonly text?: string;
};

/** A case study as lists print it: with its customer, and the number that tells most. */
export type CaseStudyLink = LinkItem & {
  readonly customer: string;
  readonly figure: { readonly value: string; readonly label: string };
};

/** Something to read or to hear, as the newest of its kind is announced. */
export type KnowledgeItem = LinkItem & {
  /** Family of the page, such as `podcast`. */
  readonly kind: string;
  readonly day: { readonly iso: string; readonly text: string };
};

/** Pages of one subject; those that stand alone have no head. */
export type SiteIndexGroup = { readonly head?: LinkItem; readonly items: readonly LinkItem[] };

/** Shared data that many pages show, each loaded once by the browser. */
export type SharedData = {
  readonly services: readonly LinkItem[];
  readonly 'glossary-terms': readonly LinkItem[];
  readonly 'latest-knowledge': readonly KnowledgeItem[];
  readonly 'case-studies': readonly CaseStudyLink[];
  readonly industries: readonly LinkItem[];
  readonly 'site-index': readonly SiteIndexGroup[];
};

export type StaticQueryName = keyof SharedData;

/** What every view holds besides its own fields. */
export type BaseView = {
  /** First heading of the page. */
  readonly name: string;
  /** Pages above this one, from the home page down. */
  readonly trail: readonly LinkItem[];
  readonly trailLabel: string;
};

/** What a template gets: its view, and the shared data it asked for. */
export type TemplateProps<V, Q extends StaticQueryName = never> = {
  readonly view: V;
  readonly shared: Pick<SharedData, Q>;
};

/** One page in one language, as its family describes it. */
export type Page = {
  /** Path without language and outer slashes, the same in every language; empty for the home page. */
  readonly id: string;
  readonly locale: Locale;
  /** Address from the site's root, with both slashes. */
  readonly path: string;
  /** Addresses at which the page is also exported. */
  readonly aliases?: readonly string[];
  /** Pattern of other addresses that show this page. */
  readonly matchPath?: string;
  /** Address at which the same text is at home, where that may be another. */
  readonly canonical?: string;
  /** Addresses of the text by language, where they are not those of the page's counterparts. */
  readonly translations?: Readonly<Partial<Record<Locale, string>>>;
  /** Name of the template, `componentChunkName` in the page data. */
  readonly template: string;
  /** Title without the site's name. */
  readonly name: string;
  readonly description: string;
  /** Whether search engines may list it. */
  readonly indexed: boolean;
  /** Day of the last change of the content. */
  readonly modified?: string | undefined;
  readonly trail: readonly LinkItem[];
  readonly staticQueries: readonly StaticQueryName[];
  /** Everything the template prints, as plain JSON. */
  readonly view: () => BaseView;
  /** schema.org type of the page and what is particular to it. */
  readonly schema?: Readonly<Record<string, unknown>>;
  /** Where an editor finds the text, and the links in it. */
  readonly source?: { readonly file: string; readonly links: () => readonly FoundLink[] };
  /** Fragments of the page that links may name. */
  readonly anchors?: () => readonly string[];
};

/** A kind of pages: one folder of content, one of code, one of templates, one segment. */
export type Family = { readonly name: string; readonly pages: (locale: Locale) => readonly Page[] };
