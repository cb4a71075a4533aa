import { test as base, expect, type BrowserContext, type Page, type Request } from '@playwright/test';
import { serveRoot } from '#tests/support/serve-root';

/** Recorded requests of a page. */
export type Recording = {
  /** Requested paths in order. */
  readonly paths: () => string[];
  readonly documents: () => string[];
  /** Number of pending requests. */
  readonly pending: () => number;
  readonly clear: () => void;
};

type Fixtures = {
  /** Records the page's requests. */
  readonly recording: Recording;
  /** Fails the test on console messages and uncaught errors. */
  readonly quietConsole: { readonly allow: (pattern: RegExp) => void };
  /**
   * Whether the site may ask for consent. Off by default: the browser sends Global Privacy Control, so that
   * no popup interferes.
   */
  readonly asks: boolean;
};

type WorkerFixtures = { readonly origin: string };

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url());
  return pathname + search;
}

/** Pending requests of a page or context. */
function trackOpen(source: Page | BrowserContext): Set<Request> {
  const open = new Set<Request>();
  source.on('request', (request) => open.add(request));
  source.on('requestfinished', (request) => open.delete(request));
  source.on('requestfailed', (request) => open.delete(request));
  return open;
}

function record(page: Page): Recording {
  let requests: Request[] = [];
  const open = trackOpen(page);
  page.on('framenavigated', () => open.clear());
  // Not of the page: the window icon, speculation rules, and notices, which are read once when the page is idle.
  page.on(
    'request',
    (request) =>
      !/^\/(?:icons\/|speculation\.rules|feeds\/status-)/.test(pathOf(request)) && requests.push(request),
  );
  return {
    paths: () => requests.map(pathOf),
    documents: () => requests.filter((request) => request.resourceType() === 'document').map(pathOf),
    pending: () => open.size,
    clear: () => {
      requests = [];
    },
  };
}

/** Pending requests by browser context. */
const openRequests = new WeakMap<BrowserContext, Set<Request>>();

/** Test with a separate server, which fails on console messages. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  origin: [
    async ({}, use) => {
      const { origin, close } = await serveRoot('out', { compress: false });
      await use(origin);
      close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ origin }, use) => use(origin),
  asks: [false, { option: true }],
  context: async ({ context }, use) => {
    openRequests.set(context, trackOpen(context));
    await use(context);
  },
  page: async ({ page, asks }, use) => {
    if (!asks)
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
      );
    await use(page);
  },
  recording: async ({ page }, use) => use(record(page)),
  quietConsole: [
    async ({ page }, use) => {
      const messages: string[] = [];
      const allowed: RegExp[] = [/Service Worker registration blocked by Playwright/];
      page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(messages.filter((message) => !allowed.some((pattern) => pattern.test(message)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until all requests of the context have finished and scripts have run. */
export async function waitForAnswers(page: Page): Promise<void> {
  const open = openRequests.get(page.context());
  if (!open) throw new Error('The requests of this context are not watched.');
  await expect.poll(() => open.size, { intervals: [10, 20, 50] }).toBe(0);
  // Messages between ports are not affected by a mocked clock.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage('');
      }),
  );
}

/**
 * Waits until the runtime has started, checked the build and started consent, after which the document is
 * idle.
 */
export async function waitForRuntime(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.documentElement.dataset['runtime'] === 'ready' && 'dataLayer' in window,
  );
  await waitForAnswers(page);
}

/** Clicks links in quick succession without hovering. */
export async function follow(page: Page, ...hrefs: readonly string[]): Promise<void> {
  await page.evaluate((targets) => {
    for (const href of targets) {
      const link = document.createElement('a');
      link.href = href;
      document.body.append(link);
      link.click();
      link.remove();
    }
  }, hrefs);
}

/** Marks the document, to distinguish full loads from soft navigations. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    (window as unknown as { marked: boolean }).marked = true;
  });
  return () => page.evaluate(() => (window as unknown as { marked?: boolean }).marked === true);
}
