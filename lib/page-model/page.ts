import { brand } from '#content/site/brand';
import { cached } from '#lib/config/content-store';
import type { FoundLink } from '#lib/content/markdown/inspect';
import type { Language } from '#lib/i18n/languages';
import { formatDay } from '#lib/i18n/format';
import { buildHomePath, buildPath } from '#lib/i18n/path';
import { addSoftHyphens } from '#lib/i18n/soft-hyphens';
import { translate } from '#lib/i18n/translate';
import type { FeedItem, FeedPart } from './feed-item';
import type { JsonLd } from './json-ld';
import { kindFacts, type KindFacts, type PageKind } from './kinds';
import type { KnowledgeFigure, KnowledgeKind, LinkItem, StaticQueryName } from './shared-data';
import { siteUrl } from './site-url';
import type { BaseView, ShareWords, TemplateRef } from './template';
import { listAnchors } from './view-links';

/** The file of a page's text, and the links in it with their line numbers. */
export type PageSource = { readonly file: string; readonly links: () => readonly FoundLink[] };

/** Data for the search index, besides the text. */
export type SearchMetadata = {
  /** Definition, shown for a search for the page's name. */
  readonly meaning?: string;
  /** Abbreviation or alternative name. */
  readonly short?: string | undefined;
  readonly pdf?: string;
  /** Search terms of the page. */
  readonly searchTerms?: readonly string[] | undefined;
  /** Name of a series of pages whose titles differ only in the country: results show the best one first. */
  readonly series?: string;
};

/** One page in one language. Rules test these properties, never the path. */
export type Page = KindFacts & {
  /** Path without language and outer slashes, the same for all languages; empty for the home page. */
  readonly id: string;
  readonly locale: Language;
  /** Path from the site's root, with leading and trailing slash. */
  readonly path: string;
  /** Paths at which the page is also exported. */
  readonly aliases: readonly string[];
  /** Pattern of other paths that show this page. */
  readonly matchPath?: string;
  /** Canonical path, if it is another page's. */
  readonly canonical?: string;
  /** Paths of the text by language, if they differ from the page's alternates. */
  readonly translations?: Readonly<Partial<Record<Language, string>>>;
  readonly kind: PageKind;
  /** Name of the template, `componentChunkName` in the page data. */
  readonly template: string;
  readonly staticQueries: readonly StaticQueryName[];
  /** Title without the site's name. */
  readonly name: string;
  /** Title for search results and the tab, if the name alone is not descriptive. */
  readonly metaTitle: string;
  readonly description: string;
  /** Day of the last change. */
  readonly modified?: string | undefined;
  readonly trail: readonly LinkItem[];
  /** Everything that the template renders, as plain JSON. */
  readonly view: () => BaseView;
  readonly jsonLd?: JsonLd | undefined;
  readonly source: PageSource;
  /** Ids on the page that links may use as fragments. */
  readonly anchors: () => readonly string[];
  /** Kind under which the page is announced as new, if any. */
  readonly announcedAs?: KnowledgeKind;
  readonly feed?: FeedItem;
  /** Parts of the page that are entries of a feed. */
  readonly feedParts?: () => readonly FeedPart[];
  /** Text for menus, if not the description. */
  readonly menuText?: string | undefined;
  /** Data for the search index, besides the text. */
  readonly found?: SearchMetadata;
  /** Where the header's contact link leads: to help for account holders, otherwise to sales. */
  readonly contact?: 'help';
  /** Keywords that relate pages across families. */
  readonly keywords: readonly string[];
  /** Figure for the hub while the page is the newest of its kind. */
  readonly figure?: () => KnowledgeFigure;
};

/** Metadata of a page, from an entry of a collection or a module. */
export type PageMetadata = {
  readonly locale: Language;
  readonly name: string;
  readonly description: string;
  readonly file: string;
  readonly date?: string | undefined;
  /** Headline, if any; menus prefer it to the description. */
  readonly title?: unknown;
  /** Title for search results and the tab. */
  readonly metaTitle?: string | undefined;
  readonly menuText?: string | undefined;
  readonly keywords?: readonly string[];
  /** Search terms of the page. */
  readonly searchTerms?: readonly string[] | undefined;
  readonly links?: () => readonly FoundLink[];
};

/** What a family specifies of a page; `page()` derives the rest. */
export type PageFacts<V extends object> = {
  readonly id: string;
  readonly of: PageMetadata;
  /** Ancestors for the breadcrumb, top down, without the home page. */
  readonly ancestors?: readonly LinkItem[];
  /** Root page, no breadcrumb. */
  readonly isTop?: boolean;
  readonly view: () => V;
} & Partial<
  KindFacts &
    Pick<
      Page,
      | 'kind'
      | 'path'
      | 'aliases'
      | 'matchPath'
      | 'canonical'
      | 'translations'
      | 'modified'
      | 'jsonLd'
      | 'announcedAs'
      | 'feed'
      | 'feedParts'
      | 'contact'
      | 'keywords'
      | 'figure'
      | 'found'
      | 'name'
      | 'description'
    > & { readonly locale: Language }
>;

/** Breadcrumb: home page and ancestors, without duplicates. */
function buildTrail(language: Language, ancestors: readonly LinkItem[]): LinkItem[] {
  const home = { name: brand.name, path: buildHomePath(language) };
  const links = ancestors.map(({ name, path }) => ({ name, path }));
  return links.some(({ path }) => path === home.path) ? links : [home, ...links];
}

/** Words of the buttons for the page's link. */
function listShareWords(language: Language): ShareWords {
  const t = translate.layout[language];
  return { copy: t('copyLink'), share: t('share'), copied: t('linkCopied'), failed: t('linkNotCopied') };
}

/**
 * Creates a page from its family's facts. Derives path, breadcrumb, base view, anchors, source, and the
 * defaults of its kind.
 *
 * @param ref the page's template; its type determines the view
 */
export function page<V extends object, Q extends StaticQueryName>(
  ref: TemplateRef<string, V, Q>,
  { id, of, ancestors = [], isTop = false, view, kind = 'article', ...overrides }: PageFacts<V>,
): Page {
  const language = overrides.locale ?? of.locale;
  const name = overrides.name ?? of.name;
  const trail = isTop ? [] : buildTrail(language, ancestors);
  const path = overrides.path ?? buildPath(language, id);
  const modified = 'modified' in overrides ? overrides.modified : of.date;
  const base: BaseView = {
    name,
    trail,
    trailLabel: translate.layout[language]('breadcrumb'),
    printedFrom: [siteUrl + path, ...(modified ? [formatDay(modified, language)] : [])].join(' · '),
    ...(ref.canBeShared && { share: listShareWords(language) }),
  };
  const fullView = cached((): BaseView & V => addSoftHyphens({ ...base, ...view() }, language));
  return {
    ...kindFacts[kind],
    description: of.description,
    modified: of.date,
    keywords: of.keywords ?? [],
    path,
    aliases: [],
    ...overrides,
    found: { ...overrides.found, ...(of.searchTerms && { searchTerms: of.searchTerms }) },
    id,
    locale: language,
    kind,
    template: ref.name,
    staticQueries: ref.queries,
    name,
    metaTitle: overrides.name ?? of.metaTitle ?? name,
    trail,
    view: fullView,
    source: { file: of.file, links: of.links ?? (() => []) },
    anchors: cached(() => [...ref.sections, ...listAnchors(fullView())]),
    menuText: of.menuText ?? (typeof of.title === 'string' && of.title !== name ? of.title : undefined),
  };
}
