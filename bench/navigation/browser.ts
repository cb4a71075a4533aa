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

/** Page in a new browser context, with its measurements. */
export type View = {
  readonly page: Page;
  readonly session: CDPSession;
  readonly log: NetworkLog;
  /** Next paint of the heading that a click leads to. */
  readonly nextPaint: () => Promise<Paint>;
};

export type ViewOptions = {
  readonly origin: string;
  /** Whether links are prefetched. */
  readonly prefetches?: boolean;
  /** Window size; default is a desktop. */
  readonly window?: Pick<BrowserContextOptions, 'viewport' | 'isMobile' | 'hasTouch' | 'deviceScaleFactor'>;
};

/** Desktop window. */
export const viewport = { width: 1280, height: 800 } as const;

/**
 * Disables the page of Chromium's address-bar popup, about 380 files, which each new window would load during
 * the measurement (first paint 1,720 and 2,155 ms instead of 997 and 1,286). Replaces Playwright's list of
 * disabled features.
 */
export const noPanel = '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup';

/**
 * Launches the full Chromium, as visitors use it: Debian's if installed, otherwise Playwright's.
 *
 * @param options additional command-line flags
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

/** Bundles a script to be run in measured documents before their own. */
export function bundleProbe(file: string): string {
  const { outputFiles } = buildSync({ entryPoints: [file], bundle: true, format: 'iife', write: false });
  return outputFiles[0]?.text ?? '';
}

const probe = bundleProbe('bench/navigation/probe.ts');

/**
 * Sets Global Privacy Control, so that the site does not ask for consent: the compared apps do not, either.
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

/** Runs a function in a new browser context: empty caches, no service worker. */
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
    // Nothing is prefetched for crawlers; with data saver, the runtime would not start.
    if (!prefetches) await page.addInitScript(stopPrefetching);
    const session = await context.newCDPSession(page);
    const log = await logNetwork(session);
    return await run({ page, session, log, nextPaint: await listenToPaints(session) });
  } finally {
    await context.close();
  }
}

/** Loads a document and waits until its scripts have run and the network is idle. */
export async function open({ page, log }: View, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await log.quiet();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Clicks a temporary link to an article, in a separate task. */
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
