import {
  CacheFirst,
  NetworkFirst,
  Serwist,
  type RouteMatchCallbackOptions,
  type SerwistPlugin,
  type Strategy,
} from 'serwist';
import { cacheCapacities, cacheNames, trimCache } from './cache-names';
import { forbidsCopies, isKeepable } from './keepable';
import { answerOffline } from './offline-answer';
import { keepDocument, keepOldShell } from './keep-pages';
import { dropUnwanted, isOfflineReadingOn } from './offline-reading';
import { classifyRequest, keyOf, type RequestKind } from './request-kind';
import type { LastingEvent, WorkerScope } from './worker-scope';

declare const self: WorkerScope;
/** Injected by the build. */
declare const shellEntries: readonly { readonly url: string; readonly revision: string | null }[];

/** Seconds after which a cached page is shown while the network request continues. */
const networkTimeout = 3;

const classify = (request: Request, url = new URL(request.url)): RequestKind =>
  classifyRequest({ method: request.method, mode: request.mode, url, origin: self.location.origin });

/** Rules of all caches: one key per page, opt-in required, only complete same-origin responses, limited size. */
function createKeeper(
  kind: Exclude<RequestKind, 'other'>,
  cacheName: keyof typeof cacheCapacities,
): SerwistPlugin {
  return {
    cacheKeyWillBeUsed: ({ request }) =>
      Promise.resolve(self.location.origin + keyOf(kind, new URL(request.url))),
    cacheWillUpdate: async ({ request, response }) => {
      if (!isKeepable(kind, keyOf(kind, new URL(request.url)), response)) return null;
      if (!(await isOfflineReadingOn(self.caches))) return null;
      return kind === 'document' && forbidsCopies(await response.clone().text()) ? null : response;
    },
    cacheDidUpdate: async () => {
      if (await dropUnwanted(self.caches))
        await trimCache(await self.caches.open(cacheName), cacheCapacities[cacheName]);
    },
  };
}

const offline: SerwistPlugin = {
  handlerDidError: ({ request }) => answerOffline(new URL(request.url), self),
};

const strategies: Readonly<Record<Exclude<RequestKind, 'other'>, Strategy>> = {
  document: new NetworkFirst({
    cacheName: cacheNames.pages,
    networkTimeoutSeconds: networkTimeout,
    plugins: [createKeeper('document', cacheNames.pages), offline],
  }),
  data: new NetworkFirst({ cacheName: cacheNames.data, plugins: [createKeeper('data', cacheNames.data)] }),
  file: new CacheFirst({ cacheName: cacheNames.files, plugins: [createKeeper('file', cacheNames.files)] }),
};

/** With data saver the shell is not precached: its files are then cached like others. */
const shellMissed: SerwistPlugin = {
  handlerDidError: ({ event, request }) =>
    (event as Event).type === 'fetch' && classify(request) === 'file'
      ? strategies.file.handle({ event: event as LastingEvent, request })
      : Promise.resolve(undefined),
};

const serwist = new Serwist({
  precacheEntries: [...shellEntries],
  precacheOptions: {
    cacheName: cacheNames.shell,
    directoryIndex: null,
    cleanURLs: false,
    fallbackToNetwork: false,
    plugins: [shellMissed],
  },
  runtimeCaching: (['document', 'data', 'file'] as const).map((kind) => ({
    matcher: ({ request, url }: RouteMatchCallbackOptions) => classify(request, url) === kind,
    handler: strategies[kind],
  })),
});

const savesData = (): boolean => self.navigator.connection?.saveData === true;

/** Caches open pages, if the visitor has opted in. */
async function keepPages(addresses: readonly string[]): Promise<void> {
  if (!(await isOfflineReadingOn(self.caches))) return;
  await Promise.all(addresses.map((address) => keepDocument(new URL(address), self)));
  await dropUnwanted(self.caches);
}

/** With opt-in, pages that were opened before the worker existed become available offline too. */
async function claimOpenPages(): Promise<void> {
  const isWanted = await dropUnwanted(self.caches);
  if (isWanted)
    await keepOldShell(
      self.caches,
      shellEntries.map(({ url }) => url),
    );
  await self.clients.claim();
  if (!isWanted || savesData()) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: false });
  await keepPages(pages.map(({ url }) => url));
}

self.addEventListener('install', (event) => {
  // No need to wait: pages of an older build make a full load at their next navigation.
  event.waitUntil(self.skipWaiting());
  if (!savesData()) void serwist.handleInstall(event);
});
self.addEventListener('activate', (event) =>
  event.waitUntil(claimOpenPages().then(() => serwist.handleActivate(event))),
);
/** A page posts its URL, because the worker only has the one by which it was loaded. */
async function keepMissing(address: string): Promise<void> {
  const path = keyOf('document', new URL(address));
  if (!(await self.caches.match(path, { cacheName: cacheNames.pages }))) await keepPages([address]);
}

self.addEventListener(
  'message',
  (event) => typeof event.data === 'string' && event.waitUntil(keepMissing(event.data)),
);
self.addEventListener('fetch', (event) => serwist.handleFetch(event));
