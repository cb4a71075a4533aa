/**
 * The page-data contract between the build, which emits these files, and the loader, which reads
 * them. Types and a guard of a few lines: nothing here may need a library, since it ships.
 */
import { startsWithOneSlash } from '#lib/core/own-path';

/** Everything the page host needs besides the view itself. */
export type PageContext = {
  readonly lang: string;
  /** Address without the language: the same page in every language. */
  readonly originalPath: string;
  readonly title: string;
  readonly description: string;
  /** Addresses of the page by language; empty for pages that exist once. */
  readonly alternates: Readonly<Record<string, string>>;
  /** Address that search engines list instead of the page's own. */
  readonly canonical?: string;
  /** Addresses of the text by its language, where they are not those of the page. */
  readonly translations?: Readonly<Record<string, string>>;
  /** Addresses of the page above this one, by the languages in which this page does not exist. */
  readonly parents?: Readonly<Record<string, string>>;
  /** Whether search engines may list the page. */
  readonly indexed: boolean;
  /** Whether the question for consent may stand on the page. */
  readonly asksForConsent: boolean;
  /** Whether the service worker may keep the page for reading offline. */
  readonly keepOffline: boolean;
};

export type PageData = {
  /** Address of the page with both slashes. */
  readonly path: string;
  /** Pattern of the addresses that show this page too. */
  readonly matchPath?: string;
  /** Name of the template. */
  readonly componentChunkName: string;
  readonly staticQueryHashes: readonly string[];
  /** File of each slice: `{ header: 'header-de' }`. */
  readonly slicesMap: Readonly<Record<string, string>>;
  readonly result: { readonly data: unknown; readonly pageContext: PageContext };
};

export type AppData = { readonly webpackCompilationHash: string };

/** A static query's result under the name by which templates ask for it. */
export type StaticQueryData = { readonly name: string; readonly data: unknown };

export type SliceFile = {
  readonly componentChunkName: string;
  readonly result: { readonly data: unknown; readonly sliceContext: { readonly lang: string } };
  readonly staticQueryHashes: readonly string[];
};

/** Where the page data of an address is: `/en/x/` gives `/page-data/en/x/page-data.json`. */
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
const isPlace = (value: unknown): value is string => isText(value) && startsWithOneSlash.test(value);
const isTextMap = (value: unknown): boolean => isObject(value) && Object.values(value).every(isText);

function isPageContext(value: unknown): boolean {
  return (
    isObject(value) &&
    [value['lang'], value['originalPath'], value['title'], value['description']].every(isText) &&
    [value['indexed'], value['asksForConsent'], value['keepOffline']].every(isBoolean) &&
    isTextMap(value['alternates']) &&
    Object.values(value['alternates'] as object).every(isPlace)
  );
}

/** Tells whether a parsed file is a page-data record. A test holds it against the build's schema. */
export function isPageData(value: unknown): value is PageData {
  if (!isObject(value) || !isObject(value['result'])) return false;
  const { path, matchPath, componentChunkName, staticQueryHashes, slicesMap, result } = value;
  return (
    isPlace(path) &&
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
