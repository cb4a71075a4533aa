import type { Page } from '@playwright/test';
import { expect, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

const sum = (page: Page) => page.locator('#estimator output');

/** An estimate by keyboard, from the link on the page of a service. */
async function estimate(page: Page): Promise<void> {
  await page.goto('/en/services/splitpay/');
  await waitForRuntime(page);
  await page.locator('#terms + dl a').press('Enter');
  await expect(page).toHaveURL('/en/prices/#splitpay');
  await page.getByText('Clear all numbers').press('Enter');
  await expect(sum(page)).toHaveText('Enter at least one number.');
  await page.getByLabel('Purchases paid later or in instalments a month').focus();
  await page.keyboard.type('10,000');
  await expect(sum(page)).toHaveText('Once €18,000 A month €6,500.00 First twelve months €96,000');
}

test('an estimate is reached from a service, made by keyboard, and kept by its address', async ({ page }) => {
  await estimate(page);
  await expect(page).toHaveURL('/en/prices/?count-instalment-purchases=10000#splitpay');
  await page.reload();
  await waitForRuntime(page);
  await expect(page.getByLabel('Purchases paid later or in instalments a month')).toHaveValue('10,000');
  await expect(page.locator('#estimator tbody tr')).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#estimator input').first()).toBeHidden();
  await expect(page.locator('#estimator table')).toBeVisible();
});

test('the sheet has the estimate and what applies to it, not the list', async ({ page }) => {
  await page.addInitScript(() => (globalThis.print = () => undefined));
  await page.goto('/en/prices/?count-cards=2000');
  await waitForRuntime(page);
  await page.getByText('Print the estimate').click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#estimator table')).toBeVisible();
  await expect(page.locator('#conditions')).toBeVisible();
  await expect(page.locator('#details')).toBeHidden();
  await expect(page.getByText('begin with an example')).toBeHidden();
});

test('all fields and amounts of eight digits fit a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/de/prices/');
  await waitForRuntime(page);
  await page
    .locator('#estimator details')
    .evaluateAll((folds) => folds.forEach((fold) => fold.toggleAttribute('open', true)));
  await page.getByLabel('Aktive Karten', { exact: true }).fill('100.000.000');
  await expect(sum(page)).toHaveText(/Monat \d\d\.\d{3}\.\d{3}/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  for (const field of await page.locator('#estimator :is(input, button)').all()) {
    const box = await field.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  }
});

test('on phones only the services with numbers are unfolded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/prices/?count-instalment-purchases=10000');
  await waitForRuntime(page);
  const field = page.getByLabel('Purchases paid later or in instalments a month');
  await expect(field).toHaveValue('10,000');
  await expect(page.getByLabel('Active cards', { exact: true })).toBeHidden();
  await expect(page.locator('#splitpay table')).toBeHidden();
  await page.locator('#splitpay summary').click();
  await expect(page.locator('#splitpay table')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the prices and an example are there, and no field', async ({ page }) => {
    await page.goto('/en/prices/');
    await expect(page.locator('#details table')).toHaveCount(10);
    await expect(page.locator('#estimator tbody tr')).toHaveCount(4);
    await expect(page.locator('#estimator :is(input, button)').first()).toBeHidden();
  });
});

test('a link to the prices of a service shows them on phones, by a full load and by soft navigation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const prices = page.locator('#splitpay table');
  await page.goto('/en/prices/');
  await expect(prices).toBeHidden();
  await page.goto('/en/prices/#splitpay');
  await expect(prices).toBeVisible();
  await page.goto('/en/services/splitpay/');
  await waitForRuntime(page);
  await page.locator('#terms + dl a').click();
  await expect(page).toHaveURL('/en/prices/#splitpay');
  await expect(prices).toBeVisible();
});
