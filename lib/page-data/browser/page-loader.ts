import { guessTemplate, type TemplateRules } from '#lib/page-data/guess-template';
import { createLoader, type Loader, type LoaderSeams } from '#lib/page-data/core/loader';

/** Milliseconds after which a request without an answer counts as failed. */
const requestTimeout = 15_000;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

// A controlling service worker answers offline too: waiting for the network would hold back what it has kept.
const online = (): Promise<void> =>
  navigator.onLine || navigator.serviceWorker?.controller
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }));

/** Creates the loader on the browser's network, for the build and the language of the document. */
export function createPageLoader<T>(importTemplate: LoaderSeams<T>['importTemplate']): Loader<T> {
  const { lang, dataset } = document.documentElement;
  return createLoader<T>({
    timeout: requestTimeout,
    fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(requestTimeout) }),
    wait,
    online,
    report: (message) => console.error(message),
    importTemplate,
    guessTemplate: (path) => guessTemplate((self as { templateRules?: TemplateRules }).templateRules, path),
    buildHash: dataset['build'] ?? '',
    // A document brings the header and the footer of its own language.
    isInDocument: (slice) => slice.endsWith(`-${lang}`),
  });
}
