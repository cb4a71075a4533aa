import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findWholeBrowser } from '#lib/build/find-browser.mjs';
import { documentChanges } from '#tests/support/change-document';
import {
  article,
  expect,
  expectHeading,
  imprint,
  test,
  visit,
} from '#tests/support/playwright/fault-fixtures';
import { follow, markDocument } from '#tests/support/playwright/site-fixtures';

const countLetters = (page: Page): Promise<number> =>
  page.locator('main').evaluate((main: HTMLElement) => main.innerText.replace(/\s/g, '').length);

/** The window's name, which survives navigation, selects the change to run in each document. */
async function addChanges(page: Page): Promise<void> {
  const entries = Object.entries(documentChanges).map(
    ([name, change]) => `${JSON.stringify(name)}: ${change.toString()}`,
  );
  await page.addInitScript(`{
    const change = { ${entries.join()} }[window.name];
    if (change) addEventListener('DOMContentLoaded', change);
    const putFirst = () => {
      document.body?.prepend(document.createElement('div'));
      if (document.documentElement.dataset.runtime !== 'ready') requestAnimationFrame(putFirst);
    };
    if (window.name === 'every frame') requestAnimationFrame(putFirst);
  }`);
}

/**
 * Loads the page while a third-party script changes it; expects it to be complete, with at most one error
 * message.
 */
async function expectWhole(page: Page, change: string, letters: number, errors: string[]): Promise<void> {
  errors.splice(0);
  await page.evaluate((name) => (window.name = name), change);
  await visit(page, article);
  expect(await countLetters(page), change).toBeGreaterThanOrEqual(letters);
  await expect(page).toHaveTitle(/Payment Services Directive 2/);
}

/** Navigates softly in both languages while pages are being changed. */
async function expectSoftJourney(page: Page, change: () => void): Promise<void> {
  const isSameDocument = await markDocument(page);
  await page.evaluate(change);
  await follow(page, imprint);
  await expectHeading(page, /^Legal notice/);
  await page.evaluate(change);
  await follow(page, '/de/services/');
  await expectHeading(page, /^Zehn/);
  await page.evaluate(change);
  await page.evaluate(() => history.go(-2));
  await expectHeading(page, /^Payment Services Directive 2/);
  expect(await isSameDocument()).toBe(true);
}

test.beforeEach(({ quietConsole }) => quietConsole.allow(/Minified React error #418/));

test('a page changed by third-party scripts stays complete and navigates softly', async ({
  page,
  errors,
}) => {
  test.setTimeout(60_000);
  await addChanges(page);
  await page.goto(article);
  const letters = await countLetters(page);
  for (const [name, change] of Object.entries(documentChanges))
    await test.step(name, async () => {
      await expectWhole(page, name, letters, errors);
      await expectSoftJourney(page, change);
      expect(errors.length).toBeLessThanOrEqual(1);
    });
  await test.step('an element inserted first in every frame until the runtime starts', async () => {
    await expectWhole(page, 'every frame', letters, errors);
    expect(errors.length).toBeLessThanOrEqual(1);
    await follow(page, imprint);
    await expectHeading(page, 'Legal notice');
  });
});

test('a page changed by a real extension stays complete and navigates softly', async ({
  server,
  quietConsole,
}) => {
  quietConsole.allow(/./);
  const folder = path.resolve('tests/support/extension');
  const context = await chromium.launchPersistentContext('', {
    ...findWholeBrowser(),
    args: ['--no-sandbox', `--disable-extensions-except=${folder}`, `--load-extension=${folder}`],
    ignoreDefaultArgs: ['--disable-extensions'],
    baseURL: server.origin,
  });
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(article);
  await page.waitForFunction(() => document.documentElement.dataset['runtime'] === 'ready');
  await expect(page.locator('html')).toHaveAttribute('data-extension');
  expect(await countLetters(page)).toBeGreaterThan(5000);
  await follow(page, imprint);
  await expectHeading(page, 'Legal notice');
  await page.goBack();
  await expectHeading(page, /^Payment Services Directive 2/);
  expect(await countLetters(page)).toBeGreaterThan(5000);
  await context.close();
});
