import { findFiles, findInlineSheets, type InlineSheet } from '#lib/next/document-files';
import { cacheNames } from './cache-names';
import { forbidsCopies, isKeepable } from './keepable';
import { classifyRequest, keyOf } from './request-kind';
import type { WorkerScope } from './worker-scope';

/** Caches a file unless it is already cached; the HTTP cache has most of them. */
async function keepFile(path: string, caches: CacheStorage): Promise<void> {
  if (await caches.match(path)) return;
  const response = await fetch(path);
  if (isKeepable('file', path, response)) await (await caches.open(cacheNames.files)).put(path, response);
}

/** Caches a style sheet that was inlined in a document: soft navigations to other pages request it as a file. */
async function keepSheet({ address, css }: InlineSheet, caches: CacheStorage): Promise<void> {
  if (await caches.match(address)) return;
  const response = new Response(css, { headers: { 'Content-Type': 'text/css; charset=utf-8' } });
  await (await caches.open(cacheNames.files)).put(address, response);
}

/** Caches an open page with its inlined styles and its files. Never rejects: what fails is cached at the next visit. */
export async function keepDocument(
  url: URL,
  { caches, location }: Pick<WorkerScope, 'caches' | 'location'>,
): Promise<void> {
  if (classifyRequest({ method: 'GET', mode: 'navigate', url, origin: location.origin }) !== 'document')
    return;
  const path = keyOf('document', url);
  try {
    const response = await fetch(path);
    if (!isKeepable('document', path, response)) return;
    const html = await response.clone().text();
    if (forbidsCopies(html)) return;
    await (await caches.open(cacheNames.pages)).put(path, response);
    await Promise.all([
      ...findInlineSheets(html).map((sheet) => keepSheet(sheet, caches)),
      ...findFiles(html).map((file) => keepFile(file, caches)),
    ]);
  } catch {
    // Offline again, or the storage quota is exceeded.
  }
}

/**
 * Cached pages of an older build still need that build's shell: moves files that the new shell lacks to the
 * file cache before the old shell is removed.
 *
 * @param shell paths of the new shell
 */
export async function keepOldShell(
  caches: Pick<CacheStorage, 'open'>,
  shell: readonly string[],
): Promise<void> {
  const [old, files] = await Promise.all([caches.open(cacheNames.shell), caches.open(cacheNames.files)]);
  const notInShell = (await old.keys()).filter(
    ({ url }) => new URL(url).search === '' && !shell.includes(new URL(url).pathname),
  );
  await Promise.all(
    notInShell.map(async (request) => {
      const response = await old.match(request);
      if (response) await files.put(request, response);
    }),
  );
}
