import { readBuildHash } from '#lib/config/build-hash';
import { languageCodes, type Language } from '#lib/i18n/languages';
import { locales, type Locale } from '#lib/i18n/locales';
import { belowBase } from '#lib/registry/below-base';
import type { Page } from '#lib/page-model/page';
import { listAlternates, listParents } from '#lib/registry/alternates';
import { readConsentTexts } from '#lib/registry/consent-texts';
import { listPages } from '#lib/registry/registry';
import { buildTitle } from '#lib/registry/site-title';
import { readSlice, sliceFile, sliceNames, type SliceName } from '#lib/registry/slices';
import { runStaticQuery, staticQueryNames } from '#lib/registry/static-queries';
import {
  appDataPath,
  pageDataPath,
  slicePath,
  staticQueryPath,
  type AppData,
  type PageContext,
  type PageData,
  type SliceFile,
  type StaticQueryData,
} from './contract';
import { pageDataSchema } from './schema';

/** A file of the contract, to be written or served. */
export type EmittedFile = { readonly path: string; readonly json: string };

/** What page host and layout need besides the view. */
function buildPageContext(page: Page, isRoot: boolean): PageContext {
  const parents = listParents(page);
  return {
    lang: page.locale,
    originalPath: isRoot ? page.path : page.path.slice(page.locale.length + 1),
    title: buildTitle(page.metaTitle),
    description: page.description,
    alternates: listAlternates(page),
    ...(Object.keys(parents).length > 0 && { parents }),
    ...(page.canonical !== undefined && { canonical: page.canonical }),
    ...(page.translations && { translations: page.translations }),
    indexed: page.indexed,
    asksForConsent: page.asksForConsent,
    keepOffline: page.keepOffline,
    ...(page.contact && { contact: page.contact }),
  };
}

function buildSlicesMap(locale: Language): Record<string, string> {
  return Object.fromEntries(sliceNames.map((name) => [name, sliceFile(name, locale)]));
}

/**
 * A page's record, with the same view as its HTML.
 *
 * @param path the page's path or one of its aliases
 */
export function buildPageData(page: Page, path: string = page.path): PageData {
  const isRoot = !page.path.startsWith(`/${page.locale}/`);
  return pageDataSchema.parse({
    path,
    ...(page.matchPath && { matchPath: page.matchPath }),
    componentChunkName: page.template,
    staticQueryHashes: page.staticQueries.map((name) => runStaticQuery(page.locale, name).hash),
    slicesMap: isRoot ? {} : buildSlicesMap(page.locale),
    result: { data: page.view(), pageContext: buildPageContext(page, isRoot) },
  }) as PageData;
}

const writeJson = (file: object): string => JSON.stringify(belowBase(file));

/** The page-data files of a page and its aliases. */
export function emitPage(page: Page): EmittedFile[] {
  return [page.path, ...page.aliases].map((path) => ({
    path: pageDataPath(path),
    json: writeJson(buildPageData(page, path)),
  }));
}

function emitAppData(): EmittedFile {
  const data: AppData = { webpackCompilationHash: readBuildHash() };
  return { path: appDataPath, json: JSON.stringify(data) };
}

function emitStaticQueries(locale: Locale): EmittedFile[] {
  return staticQueryNames.map((name) => {
    const { hash, data } = runStaticQuery(locale, name);
    const file: StaticQueryData = { name, data };
    return { path: staticQueryPath(hash), json: writeJson(file) };
  });
}

function emitSlice(name: SliceName, locale: Language): EmittedFile {
  const file: SliceFile = {
    componentChunkName: name,
    result: { data: readSlice(name, locale), sliceContext: { lang: locale } },
    staticQueryHashes: [],
  };
  return { path: slicePath(sliceFile(name, locale)), json: writeJson(file) };
}

/** Not in any page's slices: the browser requests it only to ask for consent. */
function emitConsentTexts(lang: Language): EmittedFile {
  const file: SliceFile = {
    componentChunkName: 'consent',
    result: { data: readConsentTexts(lang), sliceContext: { lang } },
    staticQueryHashes: [],
  };
  return { path: slicePath(`consent-${lang}`), json: writeJson(file) };
}

/** The files shared by pages: app data, static queries, slices, texts of the consent popup. */
export function emitSharedFiles(): EmittedFile[] {
  return [
    emitAppData(),
    ...locales.flatMap(emitStaticQueries),
    ...languageCodes.flatMap((locale) => sliceNames.map((name) => emitSlice(name, locale))),
    ...languageCodes.map(emitConsentTexts),
  ];
}

/** All files of the contract, generated one by one to limit memory. */
export function* emitFiles(): Generator<EmittedFile> {
  yield* emitSharedFiles();
  for (const page of listPages()) yield* emitPage(page);
}
