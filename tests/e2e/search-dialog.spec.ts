import type { Page } from '@playwright/test';
import { expect, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';
import { weighAnswers } from '#tests/support/playwright/weigh-answers';

const dialog = 'dialog[open]';
const results = (page: Page, place = dialog) => page.locator(`${place} [data-result]`);
const button = (page: Page) => page.locator('header a[data-search]:visible');

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForRuntime(page);
}

test.describe('the dialog', () => {
  for (const [name, ask] of [
    ['/', (page: Page) => page.keyboard.press('/')],
    ['Ctrl-K', (page: Page) => page.keyboard.press('Control+k')],
    ['its button', (page: Page) => button(page).click()],
  ] as const)
    test(`opens by ${name}, finds, and closes by Escape`, async ({ page }) => {
      await open(page, '/en/imprint/');
      await button(page).focus();
      await ask(page);
      await expect(page.locator(`${dialog} [type=search]`)).toBeFocused();
      await page.keyboard.type('glossary');
      await expect(results(page).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog')).toBeHidden();
      await expect(button(page)).toBeFocused();
      await expect(page).toHaveURL('/en/imprint/');
    });

  test('leads to a page and closes, without loading it in full', async ({ page }) => {
    await open(page, '/de/imprint/');
    await page.evaluate(() => (document.documentElement.dataset['kept'] = 'yes'));
    await page.keyboard.press('/');
    await expect(page.locator(`${dialog} [type=search]`)).toBeFocused();
    await page.keyboard.type('Lastschrift');
    await expect(results(page).first()).toBeVisible();
    const href = await results(page).first().getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(results(page).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href ?? '');
    await expect(page.locator('dialog')).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes');
  });

  test('leads to the search page with what was typed', async ({ page }) => {
    await open(page, '/en/imprint/');
    await page.keyboard.press('Control+k');
    await page.locator(`${dialog} [type=search]`).fill('iban');
    await expect(results(page).first()).toBeVisible();
    await page.locator(`${dialog} [data-all]`).click();
    await expect(page).toHaveURL('/en/search/?q=iban');
    await expect(results(page, 'main').first()).toBeVisible();
  });

  test('searches French customer information in French', async ({ page }) => {
    await open(page, '/fr/informations-clients/');
    await page.keyboard.press('/');
    await page.locator(`${dialog} [type=search]`).fill('virements');
    await expect(results(page).first()).toHaveAttribute('href', /^\/fr\//);
  });

  test('does not open while one types', async ({ page }) => {
    await open(page, '/en/support/faq/');
    await page.getByRole('searchbox').pressSequentially('a/b');
    await expect(page.getByRole('searchbox')).toHaveValue('a/b');
    await expect(page.locator('dialog')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('the button is in reach, and the dialog fills the screen', async ({ page }) => {
    await open(page, '/de/imprint/');
    const box = await button(page).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await button(page).click();
    await page.locator('dialog[open] [type=search]').fill('Karte');
    await expect(results(page).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await page.locator('dialog').evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

test('nothing of it is loaded before it is asked for, and little then', async ({ page }) => {
  const readBytes = weighAnswers(page, (path) => /\.js$|^\/search-index\//.test(path));
  await open(page, '/de/imprint/');
  await page.waitForLoadState('networkidle');
  const before = await readBytes();
  expect([...before.keys()].filter((path) => path.startsWith('/search-index/'))).toEqual([]);
  await page.keyboard.press('/');
  await page.locator('dialog[open] [type=search]').fill('Überweisung');
  await expect(results(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const own = [...(await readBytes())].filter(([path]) => !before.has(path));
  const sum = (accept: (path: string) => boolean): number =>
    own.filter(([path]) => accept(path)).reduce((total, [, size]) => total + size, 0);
  expect(sum((path) => path.endsWith('.js'))).toBeGreaterThan(1000);
  expect(sum((path) => path.endsWith('.js'))).toBeLessThanOrEqual(15_000);
  expect(sum(() => true)).toBeLessThanOrEqual(120_000);
});
