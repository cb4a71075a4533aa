import type { Page } from '@playwright/test';
import { expect, markDocument, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

const address = '/en/iban-checker/';

/** The example of the registry with a letter at place 17. */
const wrong = 'de89 3704 0044 0532 o130 00';

const field = (page: Page) => page.getByLabel('IBAN', { exact: true });
const result = (page: Page) => page.locator('#iban-result');

test('an IBAN is checked by keyboard, and stays on the device', async ({ page }) => {
  await page.goto('/en/support/');
  await waitForRuntime(page);
  const isSame = await markDocument(page);
  await page.locator(`main a[href="${address}"]`).first().click();
  await expect(field(page)).toBeVisible();
  expect(await isSame()).toBe(true);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await field(page).focus();
  await page.keyboard.type(wrong);
  await expect(result(page)).toHaveText('');
  await page.keyboard.press('Enter');
  await expect(result(page)).toContainText('Place 17: “O” is a letter');
  await expect(page.locator('mark')).toHaveText('O');
  await field(page).fill(wrong.replace('o', '0'));
  await expect(result(page)).toContainText('well formed');
  expect(sent.filter((request) => /3704|0532/.test(request))).toEqual([]);
  await expect(page).toHaveURL(address);
});

test('the check fits a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/de/iban-checker/');
  await waitForRuntime(page);
  await field(page).fill(wrong);
  await page.getByRole('button', { name: 'IBAN prüfen' }).click();
  await expect(result(page)).toContainText('Stelle 17');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('the countries are filtered by what is offered there', async ({ page }) => {
  await page.goto('/en/countries/');
  await waitForRuntime(page);
  const rows = page.locator('[data-filter-values]').filter({ visible: true });
  await expect(rows).toHaveCount(42);
  await page.locator('select[name="offer"]').selectOption('offered');
  await expect(rows).toHaveCount(6);
  await expect(page.getByRole('status').filter({ hasText: '6 of 42 countries' })).toBeVisible();
  await page.reload();
  await expect(rows).toHaveCount(6);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the table of lengths and a hint replace the check', async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('#iban-input')).toBeHidden();
    await expect(page.getByText('The check needs JavaScript.')).toBeVisible();
    await expect(page.locator('tbody tr')).toHaveCount(42);
    await page.goto('/de/countries/');
    await expect(page.locator('[data-filter-values]').filter({ visible: true })).toHaveCount(42);
  });
});
