import { launch, type Browser } from 'puppeteer-core';
import type { Engine, Tab } from './tab';

/** Every tab has a separate context: cookies, storage and workers. */
async function openTab(browser: Browser): Promise<Tab> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/^(?:warn|error)$/.test(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return {
    open: (url) => page.goto(url),
    reload: () => page.reload(),
    step: (by) => (by < 0 ? page.goBack() : page.goForward()),
    call: (inPage, args) => page.evaluate(inPage, ...args),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (size) => page.setViewport(size),
    screenshot: () => page.screenshot(),
    complaints: () => complaints,
    close: () => context.close(),
  };
}

/** Starts headless Firefox with WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: null,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB' },
  });
  return { openTab: () => openTab(browser), close: () => browser.close() };
}
