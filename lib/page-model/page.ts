import { brand } from '#content/site/brand';
import { cached } from '#lib/config/content-store';
import type { FoundLink } from '#lib/content/markdown/inspect';
import type { Drawing } from '#lib/core/chart';
import type { Language } from '#lib/i18n/languages';
import { formatDay } from '#lib/i18n/format';
import { buildHomePath, buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import type { FeedItem } from './feed-item';
import type { JsonLd } from './json-ld';
import { kindFacts, type KindFacts, type PageKind } from './kinds';
import type { KnowledgeFigure, KnowledgeKind, LinkItem, StaticQueryName } from './shared-data';
import { siteUrl } from './site-url';
import type { BaseView, TemplateRef } from './template';
import { listAnchors } from './view-links';

/** Where an editor finds the text of a page, and the links that stand in it with their lines. */
export type PageSource = { readonly file: string; readonly links: () => readonly FoundLink[] };

/** What the search knows of a page besides its text. */
export type FoundAs = {
  /** Its meaning, which answers a search for its name. */
  readonly meaning?: string;
  /** Another name by which it is looked for. */
  readonly short?: string | undefined;
  /** Address of the same text as PDF. */
  readonly pdf?: string;
  /** Words by which people look for it. */
  readonly foundBy?: readonly string[] | undefined;
  /** Name of the series of pages whose titles are one up to a country: the best stands for all at first. */
  readonly series?: string;
};

/** One page in one language. Rules ask these facts, never the path. */
export type Page = KindFacts & {
  /** Path without language and outer slashes, the same in every language; empty for the home page. */
  readonly id: string;
  readonly locale: Language;
  /** Address from the site's root, with both slashes. */
  readonly path: string;
  /** Addresses at which the page is also exported. */
  readonly aliases: readonly string[];
  /** Pattern of other addresses that show this page. */
  readonly matchPath?: string;
  /** Address at which the same text is at home, where that may be another. */
  readonly canonical?: string;
  /** Addresses of the text by its languages, where they are not those of the page's counterparts. */
  readonly translations?: Readonly<Partial<Record<Language, string>>>;
  readonly kind: PageKind;
  /** Name of the template, `componentChunkName` in the page data. */
  readonly template: string;
  readonly staticQueries: readonly StaticQueryName[];
  /** Title without the site's name. */
  readonly name: string;
  /** Title for search results and the tab: says what the page offers where its name does not. */
  readonly headTitle: string;
  readonly description: string;
  /** Day of the last change of the content. */
  readonly modified?: string | undefined;
  readonly trail: readonly LinkItem[];
  /** Everything the template prints, as plain JSON. */
  readonly view: () => BaseView;
  /** schema.org type of the page and what is particular to it. */
  readonly jsonLd?: JsonLd | undefined;
  readonly source: PageSource;
  /** Fragments of the page that links may name. */
  readonly anchors: () => readonly string[];
  /** Kind under which the page is announced as new; none for pages that are no news. */
  readonly announcedAs?: KnowledgeKind;
  /** What a feed says of it; none for pages that nobody subscribes to. */
  readonly feed?: FeedItem;
  /** The line that menus print under the page's name, where its description is not the best. */
  readonly menuText?: string | undefined;
  /** What the search knows of it besides its text. */
  readonly found?: FoundAs;
  /** Its subjects, by which pages of other families find it. */
  readonly keywords: readonly string[];
  /** What it looks like in lists, drawn from itself. */
  readonly thumbnail?: () => Drawing;
  /** What the hub shows of it while it is the newest of its kind. */
  readonly figure?: () => KnowledgeFigure;
};

/** What a page says of itself: an entry of a collection, or words of a module. */
export type Described = {
  readonly locale: Language;
  readonly name: string;
  readonly description: string;
  readonly file: string;
  readonly date?: string | undefined;
  /** Headline, where there is one; menus prefer it to the description. */
  readonly title?: unknown;
  /** The title written for search results and the tab. */
  readonly headTitle?: string | undefined;
  /** The line written for menus. */
  readonly menuText?: string | undefined;
  readonly keywords?: readonly string[];
  /** Words by which people look for it. */
  readonly foundBy?: readonly string[] | undefined;
  readonly links?: () => readonly FoundLink[];
};

/** What a family says of a page; everything else follows. */
export type PageFacts<V extends object> = {
  readonly id: string;
  readonly of: Described;
  /** Pages above this one, from the top down, without the home page. */
  readonly above?: readonly LinkItem[];
  /** A page that stands above all: it has no trail. */
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
      | 'keywords'
      | 'thumbnail'
      | 'figure'
      | 'found'
      | 'name'
      | 'description'
    > & { readonly locale: Language }
>;

/** The home page and the pages above, each once. */
function buildTrail(language: Language, above: readonly LinkItem[]): LinkItem[] {
  const home = { name: brand.name, path: buildHomePath(language) };
  const links = above.map(({ name, path }) => ({ name, path }));
  return links.some(({ path }) => path === home.path) ? links : [home, ...links];
}

/**
 * Describes one page: what its family says of it, and what follows from that: address, trail, base of
 * the view, anchors, source, and the facts of its kind.
 *
 * @param ref the template that prints the page; its type demands the view
 */
export function page<V extends object, Q extends StaticQueryName>(
  ref: TemplateRef<string, V, Q>,
  { id, of, above = [], isTop = false, view, kind = 'article', ...own }: PageFacts<V>,
): Page {
  const language = own.locale ?? of.locale;
  const name = own.name ?? of.name;
  const trail = isTop ? [] : buildTrail(language, above);
  const path = own.path ?? buildPath(language, id);
  const modified = 'modified' in own ? own.modified : of.date;
  const base: BaseView = {
    name,
    trail,
    trailLabel: translate.chrome[language]('breadcrumb'),
    printedFrom: [siteUrl + path, ...(modified ? [formatDay(modified, language)] : [])].join(' · '),
  };
  const whole = cached((): BaseView & V => ({ ...base, ...view() }));
  return {
    ...kindFacts[kind],
    description: of.description,
    modified: of.date,
    keywords: of.keywords ?? [],
    path,
    aliases: [],
    ...own,
    found: { ...own.found, ...(of.foundBy && { foundBy: of.foundBy }) },
    id,
    locale: language,
    kind,
    template: ref.name,
    staticQueries: ref.queries,
    name,
    headTitle: own.name ?? of.headTitle ?? name,
    trail,
    view: whole,
    source: { file: of.file, links: of.links ?? (() => []) },
    anchors: cached(() => [...ref.sections, ...listAnchors(whole())]),
    menuText: of.menuText ?? (typeof of.title === 'string' && of.title !== name ? of.title : undefined),
  };
}
