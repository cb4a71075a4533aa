import { buildSync } from 'esbuild';
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  type Page,
} from '@playwright/test';
import { findWholeBrowser } from '#lib/build/find-browser.mjs';
import { stopPrefetching } from '#tests/support/playwright/stop-prefetching';
import type { Article } from './articles';
import { logNetwork, type NetworkLog } from './network-log';
import type { Paint } from './probe';

/** A page in a browser of its own profile, with what is measured there. */
export type View = {
  readonly page: Page;
  readonly session: CDPSession;
  readonly log: NetworkLog;
  /** The next painted heading that a click asked for. */
  readonly nextPaint: () => Promise<Paint>;
};

export type ViewOptions = {
  readonly origin: string;
  /** Whether links are prefetched. */
  readonly prefetches?: boolean;
  /** Another window than a desk's. */
  readonly window?: Pick<BrowserContextOptions, 'viewport' | 'isMobile' | 'hasTouch' | 'deviceScaleFactor'>;
};

/** A desk window. */
export const viewport = { width: 1280, height: 800 } as const;

/**
 * Flag of Chromium's command line: the panel of its address bar is a page of some 380 files, which each new window loads
 * beside the page to be measured (first paint of one on two cores: 1,720 and 2,155 ms instead of 997 and 1,286). A
 * visitor's window has it long since. Playwright's own list of what is off gives way to it: visitors' browsers have that.
 */
export const noPanel = '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup';

/**
 * All of Chromium, as visitors have it: Debian's where there is one, else Playwright's own.
 *
 * @param options flags of its command line besides the bench's own
 */
export function launchBrowser(options: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    ...findWholeBrowser(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      noPanel,
      ...options,
    ],
  });
}

/** Bundles a script that runs inside measured documents, ahead of their own. */
export function bundleProbe(file: string): string {
  const { outputFiles } = buildSync({ entryPoints: [file], bundle: true, format: 'iife', write: false });
  return outputFiles[0]?.text ?? '';
}

const probe = bundleProbe('bench/navigation/probe.ts');

/**
 * Script of a visitor whose browser has refused already, ahead of a document's own: plain apps and peers ask for no
 * consent either, and have no link in a popup to prefetch.
 */
export const noQuestion = "Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });";

async function listenToPaints(session: CDPSession): Promise<View['nextPaint']> {
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'benchPainted' });
  return () =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error('A click came to no heading within a minute.')),
        60_000,
      );
      session.once('Runtime.bindingCalled', ({ payload }) => {
        clearTimeout(timer);
        resolve(JSON.parse(payload) as Paint);
      });
    });
}

/** Runs something in a view of its own: empty caches, no service worker. */
export async function withView<T>(
  browser: Browser,
  { origin, prefetches = true, window = { viewport } }: ViewOptions,
  run: (view: View) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    baseURL: origin,
    ...window,
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript({ content: probe });
    await page.addInitScript({ content: noQuestion });
    // Nothing is prefetched for a crawler; data saver would keep the runtime away too.
    if (!prefetches) await page.addInitScript(stopPrefetching);
    const session = await context.newCDPSession(page);
    const log = await logNetwork(session);
    return await run({ page, session, log, nextPaint: await listenToPaints(session) });
  } finally {
    await context.close();
  }
}

/** Loads a document and waits until its scripts have come and run, and the network rests. */
export async function open({ page, log }: View, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await log.quiet();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Clicks a link to any article, which stands in the page for as long as the click takes; a task of its own. */
export async function followLink({ page }: View, article: Article): Promise<void> {
  await page.evaluate(({ path, name }) => {
    const link = document.createElement('a');
    link.href = path;
    link.textContent = name;
    document.body.append(link);
    setTimeout(() => {
      link.click();
      link.remove();
    }, 50);
  }, article);
}
