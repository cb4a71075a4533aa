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

/** Loads the page while a script of somebody else runs, and expects it whole, with one message at most. */
async function expectWhole(page: Page, script: string, errors: readonly string[]): Promise<void> {
  await page.goto(article);
  const letters = await countLetters(page);
  await page.addInitScript(script);
  await visit(page, article);
  expect(await countLetters(page)).toBeGreaterThanOrEqual(letters);
  await expect(page).toHaveTitle(/Payment Services Directive 2/);
  expect(errors.length).toBeLessThanOrEqual(1);
}

/** Moves on softly, there and back, while each page is changed as well. */
async function expectSoftJourney(page: Page, change: () => void): Promise<void> {
  const isSameDocument = await markDocument(page);
  await page.evaluate(change);
  await follow(page, imprint);
  await expectHeading(page, /^Legal notice/);
  await page.evaluate(change);
  await follow(page, '/de/services/');
  await expectHeading(page, /^Zehn/);
  await page.evaluate(change);
  await page.goBack();
  await expectHeading(page, /^Legal notice/);
  await page.goBack();
  await expectHeading(page, /^Payment Services Directive 2/);
  expect(await isSameDocument()).toBe(true);
}

test.beforeEach(({ quietConsole }) => quietConsole.allow(/Minified React error #418/));

for (const [name, change] of Object.entries(documentChanges))
  test(`${name}: the page stays whole and moves on softly`, async ({ page, errors }) => {
    await expectWhole(page, `addEventListener('DOMContentLoaded', () => (${String(change)})())`, errors);
    await expectSoftJourney(page, change);
    expect(errors.length).toBeLessThanOrEqual(1);
  });

test('an element put first in every frame until the runtime listens: the page stays whole', async ({
  page,
  errors,
}) => {
  const script = (): void => {
    document.body?.prepend(document.createElement('div'));
    if (document.documentElement.dataset['runtime'] !== 'ready') requestAnimationFrame(script);
  };
  await expectWhole(page, `const script = ${String(script)}; requestAnimationFrame(script);`, errors);
  await follow(page, imprint);
  await expectHeading(page, 'Legal notice');
});

test('a real extension: the page stays whole and moves on softly', async ({ server, quietConsole }) => {
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
