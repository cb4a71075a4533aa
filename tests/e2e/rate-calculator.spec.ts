import type { Locator, Page } from '@playwright/test';
import { readExported } from '#tests/support/exported';
import { expect, markDocument, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

const address = '/en/exchange-rates/';

const answerOf = (page: Page): Locator => page.locator('#calculator output');

const paid = /You pay €[\d,]+\.\d\d for 1,250\.50\sUSD\./;

/** Calculates a payment by keyboard. */
async function enterPayment(page: Page): Promise<void> {
  await page.getByLabel('Amount in the other currency').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1,250.5');
  await page.keyboard.press('Tab');
  await expect(page.locator('#calculator select')).toBeFocused();
  await page.keyboard.type('USD');
  await expect(answerOf(page)).toContainText(paid);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Fee of your provider in %')).toBeFocused();
  await page.locator('#calculator input[value="purchase"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Amount in euros')).toHaveValue('1,250.5');
  await expect(answerOf(page)).toContainText(/You get [\d,]+\.\d\d\sUSD for €1,250\.50\./);
}

/** An error is shown at its field, which keeps its value. */
async function mistype(page: Page): Promise<void> {
  const amount = page.getByLabel('Amount in euros');
  await amount.fill('12 or 13');
  await expect(answerOf(page)).toHaveText('');
  await page.keyboard.press('Tab');
  await expect(amount).toHaveAccessibleDescription(/Please enter a number/);
  await expect(amount).toHaveValue('12 or 13');
  await amount.fill('12');
  await expect(amount).toHaveAccessibleDescription('');
  await expect(answerOf(page)).not.toHaveText('');
}

/** On phones, all fields fit and are large enough for touch. */
async function expectFit(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const controls = '#calculator :is(input[inputmode], select, label:has([type=radio]))';
  for (const control of await page.locator(controls).all()) {
    const box = await control.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  }
}

test('the calculator works by keyboard after a soft navigation, reports invalid values, and fits a phone', async ({
  page,
}) => {
  await page.goto('/en/exchange-rates/meridian/');
  await waitForRuntime(page);
  const isSame = await markDocument(page);
  await page.locator(`main a[href="${address}"]`).first().click();
  await expect(page.locator('#calculator')).toBeVisible();
  await expect(answerOf(page)).not.toHaveText('');
  expect(await isSame()).toBe(true);
  await enterPayment(page);
  await mistype(page);
  await page.goto('/de/exchange-rates/');
  await waitForRuntime(page);
  await expectFit(page);
  await page.getByLabel('Betrag in der anderen Währung').fill('50');
  await expect(answerOf(page)).toContainText('Für 50');
});

/** Positions of the calculator's parts on a day. */
async function readOn(page: Page, day: string): Promise<readonly number[]> {
  await page.clock.setFixedTime(day);
  await page.goto(address);
  await waitForRuntime(page);
  await expect(answerOf(page)).toBeVisible();
  return page
    .locator('#calculator *')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top + scrollY)));
}

test('rates older than a week are marked, without layout shift', async ({ page }) => {
  const [, day = ''] = /data-rates-of="([^"]+)"/.exec(readExported(`${address}index.html`)) ?? [];
  const sentence = page.getByText('These rates are more than a week old.');
  const fresh = await readOn(page, `${day}T20:00:00`);
  await expect(sentence).toBeHidden();
  const old = await readOn(page, '2032-06-01T12:00:00');
  await expect(sentence).toBeVisible();
  expect(old).toEqual(fresh);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('examples are shown, without fields', async ({ page }) => {
    await page.goto('/de/exchange-rates/');
    await expect(page.locator('#calculator tbody tr')).toHaveCount(9);
    await expect(page.locator('#calculator table')).toBeVisible();
    await expect(page.locator('#calculator input:visible, #calculator select:visible')).toHaveCount(0);
  });
});
