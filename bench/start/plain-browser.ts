import { chromium, type CDPSession } from '@playwright/test';
import { launch, TargetType, type Browser } from 'puppeteer-core';
import { findWholeBrowser } from '#lib/build/find-browser.mjs';
import { noPanel } from '../navigation/browser';

/** What the bench uses of a session of the DevTools protocol. */
export type PlainSession = Pick<CDPSession, 'send' | 'on'>;

/** A browser whose pages nobody debugs. */
export type PlainBrowser = {
  /** Opens an empty page in a profile of its own, and closes it when `run` has ended. */
  readonly withPage: <T>(run: (session: PlainSession) => Promise<T>) => Promise<T>;
};

/** Opened by the protocol: a page that Puppeteer opens is debugged like Playwright's. */
async function withPage<T>(browser: Browser, run: (session: PlainSession) => Promise<T>): Promise<T> {
  const context = await browser.createBrowserContext();
  try {
    const whole = await browser.target().createCDPSession();
    await whole.send('Target.createTarget', { url: 'about:blank', browserContextId: context.id ?? '' });
    const target = await context.waitForTarget((candidate) => candidate.type() === TargetType.PAGE);
    return await run((await target.createCDPSession()) as unknown as PlainSession);
  } finally {
    await context.close();
  }
}

const flags = [
  '--headless',
  noPanel,
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
];

/**
 * Runs something in a browser that is measured as a visitor's: Playwright always enables the debugger's `Runtime`, and
 * with it V8 reads whole modules once more for the places of their errors (React's DOM: 41 to 65 ms instead of 3).
 */
export async function withPlainBrowser<T>(run: (browser: PlainBrowser) => Promise<T>): Promise<T> {
  const found = findWholeBrowser();
  const browser = await launch({
    executablePath: 'executablePath' in found ? found.executablePath : chromium.executablePath(),
    args: flags,
    ignoreDefaultArgs: true,
    pipe: true,
  });
  try {
    return await run({ withPage: (use) => withPage(browser, use) });
  } finally {
    await browser.close();
  }
}
