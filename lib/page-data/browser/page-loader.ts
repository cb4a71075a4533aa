import { stripBase, withBase } from '#lib/core/base-path';
import { fetchImported } from '#lib/next/fetch-imported';
import { guessTemplate } from '#lib/page-data/guess-template';
import { createLoader, type Loader, type LoaderDependencies } from '#lib/page-data/core/loader';

const requestTimeout = 15_000;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

// A controlling service worker responds offline too: waiting for the network would delay cached pages.
const online = (): Promise<void> =>
  navigator.onLine || navigator.serviceWorker?.controller
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }));

/** The loader uses paths within the site; its callers, paths on the host. */
function loadBelowBase<T>({ load, prefetch, fetchTemplate, peek, checkBuild }: Loader<T>): Loader<T> {
  return {
    checkBuild,
    load: (path) => (stripBase(path) ? load(stripBase(path)) : Promise.resolve({ status: 'error' })),
    prefetch: (path) => prefetch(stripBase(path)),
    fetchTemplate: (paths) => fetchTemplate(paths.map(stripBase)),
    peek: (path) => peek(stripBase(path)),
  };
}

type TemplateSource<T> = Pick<LoaderDependencies<T>, 'importTemplate' | 'fetchTemplate'>;

/** Prefetches no template that was requested before. */
function createTemplateSource<T>(importTemplate: LoaderDependencies<T>['importTemplate']): TemplateSource<T> {
  const requested = new Set<string>();
  return {
    importTemplate: (name) => {
      requested.add(name);
      return importTemplate(name);
    },
    fetchTemplate: async (name) => {
      if (requested.has(name)) return;
      requested.add(name);
      await fetchImported(name, AbortSignal.timeout(requestTimeout));
    },
  };
}

/** Creates the loader with the browser's network, and with the build and language of the document. */
export function createPageLoader<T>(importTemplate: LoaderDependencies<T>['importTemplate']): Loader<T> {
  const { lang, dataset } = document.documentElement;
  const loader = createLoader<T>({
    timeout: requestTimeout,
    fetch: (url, init) =>
      fetch(process.env.BASE_PATH ? withBase(url) : url, {
        ...init,
        signal: AbortSignal.timeout(requestTimeout),
      }),
    wait,
    online,
    report: (message) => console.error(message),
    ...createTemplateSource(importTemplate),
    guessTemplate: (path) => guessTemplate(self.templateRules, path),
    buildHash: dataset['build'] ?? '',
    // A document contains header and footer in its own language.
    isInDocument: (slice) => slice.endsWith(`-${lang}`),
  });
  return process.env.BASE_PATH ? loadBelowBase(loader) : loader;
}
