import { test as base, expect, type BrowserContext, type Page, type Request } from '@playwright/test';
import { serveRoot } from '#tests/support/serve-root';

/** A recording of the requests a page sends. */
export type Recording = {
  /** Paths asked for since the recording began, in order. */
  readonly paths: () => string[];
  readonly documents: () => string[];
  /** Number of requests that still wait for their answer. */
  readonly pending: () => number;
  readonly clear: () => void;
};

type Fixtures = {
  /** Records what the page asks for. */
  readonly recording: Recording;
  /** Fails the test on any message of the page's console and any uncaught error. */
  readonly quietConsole: { readonly allow: (pattern: RegExp) => void };
  /** Whether the site may ask for consent. It may not unless told otherwise: the browser refuses for its user (GPC), and no popup stands in the way. */
  readonly asks: boolean;
};

type WorkerFixtures = { readonly origin: string };

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url());
  return pathname + search;
}

/** What a page or a context has asked for and waits for, from now on. */
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
  // The browser asks for its window's icon and for the rules of speculation when it likes; the page does not.
  page.on(
    'request',
    (request) => !/^\/(?:icons\/|speculation\.rules)/.test(pathOf(request)) && requests.push(request),
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

/** The requests of a browser context that wait for their answer. */
const openRequests = new WeakMap<BrowserContext, Set<Request>>();

/** The test of a journey: a server of its own, and nothing on the console. */
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

/** Waits until nothing that any page of the context has asked for is under way, and has been evaluated where it is a script. */
export async function waitForAnswers(page: Page): Promise<void> {
  const open = openRequests.get(page.context());
  if (!open) throw new Error('The requests of this context are not watched.');
  await expect.poll(() => open.size, { intervals: [10, 20, 50] }).toBe(0);
  // A message between ports is a task that no test's clock holds back.
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
 * Waits until the page's script listens and has asked which build is live, and consent has begun, the
 * last of what a document starts: from then on it is quiet.
 */
export async function waitForRuntime(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.documentElement.dataset['runtime'] === 'ready' && 'dataLayer' in window,
  );
  await waitForAnswers(page);
}

/** Clicks links to any addresses, one right after the other and without hovering them first. */
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

/** Marks the document, so that a full page load can be told from a soft navigation. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    (window as unknown as { marked: boolean }).marked = true;
  });
  return () => page.evaluate(() => (window as unknown as { marked?: boolean }).marked === true);
}
