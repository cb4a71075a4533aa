import type { Locator, Page } from '@playwright/test';
import {
  expect,
  follow,
  markDocument,
  test,
  waitForAnswers,
  waitForRuntime,
} from '#tests/support/playwright/site-fixtures';
import { measureResponses } from '#tests/support/playwright/measure-responses';

const dialog = 'dialog[open]';
const results = (page: Page, place = dialog): Locator => page.locator(`${place} [data-result]`);
const button = (page: Page): Locator => page.locator('header a[data-search]:visible');
const field = (page: Page): Locator => page.locator(`${dialog} [type=search]`);

/** Previous results stay until new ones arrive. */
async function expectFound(page: Page, word: string): Promise<void> {
  await expect(page.locator(`${dialog} [role="status"]`)).toContainText(word);
  await expect(results(page).first()).toBeVisible();
}

/** Opens the dialog, searches, and closes it with Escape. */
async function searchAndLeave(page: Page, word: string, ask: () => Promise<void>): Promise<void> {
  const before = page.url();
  await button(page).focus();
  await ask();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(word);
  await expectFound(page, word);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toBeHidden();
  await expect(button(page)).toBeFocused();
  await expect(page).toHaveURL(before);
}

/** Opens the first result by keyboard: a soft navigation closes the dialog. */
async function openFirst(page: Page, word: string): Promise<void> {
  const isSame = await markDocument(page);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(word);
  await expectFound(page, word);
  const href = await results(page).first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href ?? '');
  await expect(page.locator('dialog')).toBeHidden();
  expect(await isSame()).toBe(true);
}

/** The button is large enough for touch, and the dialog fills the screen of a phone. */
async function expectFit(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  const box = await button(page).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await button(page).click();
  await field(page).fill('Card');
  await expectFound(page, 'Card');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await page.locator(dialog).evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(320);
}

test('the dialog opens by shortcut and button, navigates softly, works in French, and fits a phone', async ({
  page,
}) => {
  await page.goto('/en/imprint/');
  await waitForRuntime(page);
  await searchAndLeave(page, 'glossary', () => page.keyboard.press('/'));
  await searchAndLeave(page, 'fees', () => page.keyboard.press('Control+k'));
  await searchAndLeave(page, 'cards', () => button(page).click());
  await openFirst(page, 'direct debit');
  await page.keyboard.press('Control+k');
  await field(page).fill('iban');
  await expectFound(page, 'iban');
  await page.locator(`${dialog} [data-all]`).click();
  await expect(page).toHaveURL('/en/search/?q=iban');
  await expect(results(page, 'main').first()).toBeVisible();
  await follow(page, '/en/imprint/');
  await expect(page.locator('h1')).toHaveText('Legal notice');
  await expectFit(page);
  await page.goto('/fr/informations-clients/');
  await waitForRuntime(page);
  await page.keyboard.press('/');
  await field(page).fill('virements');
  await expect(results(page).first()).toHaveAttribute('href', /^\/fr\//);
});

test('it is loaded on demand, and small', async ({ page }) => {
  const readBytes = measureResponses(page, (path) => /\.js$|^\/search-index\//.test(path));
  await page.goto('/de/imprint/');
  await waitForRuntime(page);
  const before = await readBytes();
  expect([...before.keys()].filter((path) => path.startsWith('/search-index/'))).toEqual([]);
  await page.keyboard.press('/');
  await field(page).fill('Überweisung');
  await expect(results(page).first()).toBeVisible();
  await waitForAnswers(page);
  const own = [...(await readBytes())].filter(([path]) => !before.has(path));
  const sum = (accept: (path: string) => boolean): number =>
    own.filter(([path]) => accept(path)).reduce((total, [, size]) => total + size, 0);
  expect(sum((path) => path.endsWith('.js'))).toBeGreaterThan(1000);
  expect(sum((path) => path.endsWith('.js'))).toBeLessThanOrEqual(15_000);
  expect(sum(() => true)).toBeLessThanOrEqual(120_000);
});
