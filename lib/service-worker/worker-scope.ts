import type { InstallEvent } from 'serwist';

/** ExtendableEvent: the browser waits for its promises. */
export type LastingEvent = Event & { readonly waitUntil: (work: Promise<unknown>) => void };

/**
 * The part of ServiceWorkerGlobalScope that the workers use. The DOM types lack it, and the webworker types
 * conflict with them.
 */
export type WorkerScope = {
  readonly location: Location;
  readonly caches: CacheStorage;
  readonly navigator: {
    readonly languages: readonly string[];
    readonly connection?: { readonly saveData?: boolean };
  };
  readonly registration: { readonly unregister: () => Promise<boolean> };
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }) => Promise<readonly { readonly url: string }[]>;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: {
    (type: 'install', listener: (event: LastingEvent & InstallEvent) => void): void;
    (type: 'activate', listener: (event: LastingEvent) => void): void;
    (type: 'message', listener: (event: LastingEvent & { readonly data: unknown }) => void): void;
    (type: 'fetch', listener: (event: LastingEvent & { readonly request: Request }) => void): void;
  };
};
