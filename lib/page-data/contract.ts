/**
 * The page-data contract between the build, which emits these files, and the loader, which reads them. Types
 * and small guards without a library, because browsers load this module.
 */

/** What the page host needs besides the view. */
export type PageContext = {
  readonly lang: string;
  /** Path without the language prefix, the same for all languages. */
  readonly originalPath: string;
  readonly title: string;
  readonly description: string;
  /** Paths of the page by language; empty for pages without translations. */
  readonly alternates: Readonly<Record<string, string>>;
  /** Canonical path, if it is not the page's own. */
  readonly canonical?: string;
  /** Paths of the text by language, if they differ from the page's alternates. */
  readonly translations?: Readonly<Record<string, string>>;
  /** Paths of the parent page, by the languages in which this page does not exist. */
  readonly parents?: Readonly<Record<string, string>>;
  /** Whether search engines may list the page. */
  readonly indexed: boolean;
  /** Whether the consent banner may be shown. */
  readonly asksForConsent: boolean;
  /** Whether the service worker may cache the page for offline use. */
  readonly keepOffline: boolean;
  /** Where the header's contact link leads: to help for account holders, otherwise to sales. */
  readonly contact?: 'help';
};

export type PageData = {
  /** Path with leading and trailing slash. */
  readonly path: string;
  /** Pattern of other paths that show this page. */
  readonly matchPath?: string;
  /** Name of the template. */
  readonly componentChunkName: string;
  readonly staticQueryHashes: readonly string[];
  /** File name of each slice: `{ header: 'header-de' }`. */
  readonly slicesMap: Readonly<Record<string, string>>;
  readonly result: { readonly data: unknown; readonly pageContext: PageContext };
};

export type AppData = { readonly webpackCompilationHash: string };

/** A static query's result with the query's name. */
export type StaticQueryData = { readonly name: string; readonly data: unknown };

export type SliceFile = {
  readonly componentChunkName: string;
  readonly result: { readonly data: unknown; readonly sliceContext: { readonly lang: string } };
  readonly staticQueryHashes: readonly string[];
};

/** URL of a page's data: `/page-data/en/x/page-data.json` for `/en/x/`. */
export function pageDataPath(path: string): string {
  return `/page-data/${path.replace(/^\/+|\/+$/g, '') || 'index'}/page-data.json`;
}

export const appDataPath = '/page-data/app-data.json';

export function staticQueryPath(hash: string): string {
  return `/page-data/sq/d/${hash}.json`;
}

export function slicePath(name: string): string {
  return `/slice-data/${name}.json`;
}

type Loose = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isBoolean = (value: unknown): boolean => typeof value === 'boolean';
const isTextMap = (value: unknown): boolean => isObject(value) && Object.values(value).every(isText);

/** A path of this site: a second slash would name a host, and browsers strip line breaks from URLs. */
export const ownPath = /^\/([^/\\\s]\S*)?$/;

const isOwnPath = (value: unknown): boolean => isText(value) && ownPath.test(value);
const isPathMap = (value: unknown = {}): boolean => isObject(value) && Object.values(value).every(isOwnPath);

function isPageContext(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { alternates, translations, parents, canonical = '/', contact = 'help' } = value;
  return (
    [value['lang'], value['originalPath'], value['title'], value['description']].every(isText) &&
    [value['indexed'], value['asksForConsent'], value['keepOffline']].every(isBoolean) &&
    alternates !== undefined &&
    [alternates, translations, parents].every((map) => isPathMap(map)) &&
    isOwnPath(canonical) &&
    contact === 'help'
  );
}

/** Whether parsed JSON is a page-data record. A test keeps it consistent with the build's schema. */
export function isPageData(value: unknown): value is PageData {
  if (!isObject(value) || !isObject(value['result'])) return false;
  const { path, matchPath, componentChunkName, staticQueryHashes, slicesMap, result } = value;
  return (
    isText(path) &&
    ownPath.test(path) &&
    path.endsWith('/') &&
    (matchPath === undefined || isText(matchPath)) &&
    isText(componentChunkName) &&
    Array.isArray(staticQueryHashes) &&
    staticQueryHashes.every(isText) &&
    isTextMap(slicesMap) &&
    'data' in result &&
    isPageContext(result['pageContext'])
  );
}
