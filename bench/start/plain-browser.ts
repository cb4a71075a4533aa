import { chromium, type CDPSession } from '@playwright/test';
import { launch, TargetType, type Browser } from 'puppeteer-core';
import { findWholeBrowser } from '#lib/build/find-browser.mjs';
import { noPanel } from '../navigation/browser';

/** The used part of a DevTools session. */
export type PlainSession = Pick<CDPSession, 'send' | 'on'>;

/** Browser without a debugger in its pages. */
export type PlainBrowser = {
  /** Opens an empty page in a new context, and closes it after `run`. */
  readonly withPage: <T>(run: (session: PlainSession) => Promise<T>) => Promise<T>;
};

/** Opened by the protocol, because Puppeteer's own pages are debugged. */
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
 * Measures like a visitor's browser: Playwright enables the debugger's `Runtime` domain, which makes V8 read
 * modules twice for error positions (React DOM: 41 to 65 ms instead of 3).
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
