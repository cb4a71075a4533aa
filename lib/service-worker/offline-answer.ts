import { stripBase, withBase } from '#lib/core/base-path';
import { chooseLocale } from '#lib/i18n/entry';
import { languageOfPath } from '#lib/i18n/languages';
import { cacheNames } from './cache-names';
import {
  fillOfflinePage,
  offlinePath,
  readDocument,
  readPageData,
  sortPages,
  storedOfflinePath,
  type SavedPage,
} from './offline-page';
import { isOfflineReadingOn } from './offline-reading';
import { keyOf } from './request-kind';
import type { WorkerScope } from './worker-scope';

type Scope = Pick<WorkerScope, 'caches' | 'navigator'>;

async function readCache(
  caches: CacheStorage,
  name: string,
  read: (path: string, text: string) => SavedPage | undefined,
): Promise<(SavedPage | undefined)[]> {
  const cache = await caches.open(name);
  return Promise.all(
    (await cache.keys()).map(async (request) => {
      const response = await cache.match(request);
      return response && read(new URL(request.url).pathname, await response.text());
    }),
  );
}

/**
 * Lists cached pages. A page that was shown by a soft navigation has only its data in the cache. Empty without opt-in.
 */
async function readSaved(caches: CacheStorage): Promise<(SavedPage | undefined)[]> {
  if (!(await isOfflineReadingOn(caches))) return [];
  const found = await Promise.all([
    readCache(caches, cacheNames.data, (_path, text) => readPageData(text)),
    readCache(caches, cacheNames.pages, readDocument),
  ]);
  return found.flat();
}

/**
 * Responds to a navigation that neither network nor cache could serve: with the offline page of the URL's
 * language and a list of cached pages. A page with cached data can be shown, but not under its own URL, which
 * would be this document's: redirects to the offline page.
 *
 * @returns undefined if no offline page is cached
 */
export async function answerOffline(url: URL, { caches, navigator }: Scope): Promise<Response | undefined> {
  const path = keyOf('document', url);
  const language = languageOfPath(stripBase(path)) ?? chooseLocale(undefined, navigator.languages);
  const shell = await caches.open(cacheNames.shell);
  const stored = (await shell.keys()).find((request) => request.url.includes(storedOfflinePath(language)));
  const html = stored && (await (await shell.match(stored))?.text());
  if (html === undefined) return undefined;
  const pages = sortPages(await readSaved(caches), language);
  if (pages.some((page) => page.path === path)) return Response.redirect(withBase(offlinePath(language)));
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };
  return new Response(fillOfflinePage(html, pages, language), { headers });
}
