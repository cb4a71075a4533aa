import type { Page } from '@playwright/test';
import { locales, type Locale } from '#lib/i18n/locales';
import { expect, markDocument, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

const words = {
  en: {
    amount: 'Amount in the other currency',
    euro: 'Amount in euros',
    fee: 'Fee of your provider in %',
    currency: 'Currency',
    way: 'what you get for euros',
    typed: '1,250.5',
    paid: /You pay €[\d,]+\.\d\d for 1,250\.50\sUSD\./,
    got: /You get [\d,]+\.\d\d\sUSD for €1,250\.50\./,
    wrong: /Please enter a number/,
  },
  de: {
    amount: 'Betrag in der anderen Währung',
    euro: 'Betrag in Euro',
    fee: 'Entgelt Ihres Anbieters in %',
    currency: 'Währung',
    way: 'was Sie für Euro bekommen',
    typed: '1.250,5',
    paid: /Für 1\.250,50\sUSD zahlen Sie [\d.]+,\d\d\s€\./,
    got: /Für 1\.250,50\s€ bekommen Sie [\d.]+,\d\d\sUSD\./,
    wrong: /Bitte geben Sie eine Zahl ein/,
  },
} as const;

const addressOf = (locale: Locale): string => `/${locale}/exchange-rates/`;

const answerOf = (page: Page) => page.locator('#calculator output');

const ages = { en: 'They are more than a week old.', de: 'Sie sind älter als eine Woche.' } as const;

/** Where everything of the calculator stands, on a day. */
async function readOn(page: Page, day: string, locale: Locale): Promise<readonly number[]> {
  await page.clock.setFixedTime(day);
  await page.goto(addressOf(locale));
  await waitForRuntime(page);
  await expect(answerOf(page)).toBeVisible();
  return page
    .locator('#calculator *')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top + scrollY)));
}

for (const locale of locales)
  test(`rates that are older than a week say so, and nothing moves (${locale})`, async ({ page }) => {
    const line = page.locator('#calculator [data-rates-of]');
    await page.goto(addressOf(locale));
    const day = (await line.getAttribute('data-rates-of')) ?? '';
    const fresh = await readOn(page, `${day}T20:00:00`, locale);
    await expect(page.getByText(ages[locale])).toBeHidden();
    const old = await readOn(page, '2032-06-01T12:00:00', locale);
    await expect(page.getByText(ages[locale])).toBeVisible();
    expect(old).toEqual(fresh);
  });

for (const locale of locales) {
  const text = words[locale];

  test(`a payment is worked out from the keyboard alone (${locale})`, async ({ page }) => {
    await page.goto(addressOf(locale));
    await waitForRuntime(page);
    const amount = page.getByLabel(text.amount);
    await amount.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text.typed);
    await page.keyboard.press('Tab');
    await expect(page.locator('#calculator select')).toBeFocused();
    await page.keyboard.type('USD');
    await expect(answerOf(page)).toContainText(text.paid);
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(text.fee)).toBeFocused();
    await page.locator('#calculator input[value="purchase"]').focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByLabel(text.euro)).toHaveValue(text.typed);
    await expect(answerOf(page)).toContainText(text.got);
  });

  test(`a mistake is named beside its field, which keeps what was typed (${locale})`, async ({ page }) => {
    await page.goto(addressOf(locale));
    await waitForRuntime(page);
    const amount = page.getByLabel(text.amount);
    await amount.fill('12 or 13');
    await expect(answerOf(page)).toHaveText('');
    await page.keyboard.press('Tab');
    await expect(amount).toHaveAccessibleDescription(text.wrong);
    await expect(amount).toHaveValue('12 or 13');
    await amount.fill('12');
    await expect(amount).toHaveAccessibleDescription('');
    await expect(answerOf(page)).not.toHaveText('');
  });

  test(`examples stand there without a script, and no field (${locale})`, async ({ browser, origin }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(origin + addressOf(locale));
    await expect(page.locator('#calculator tbody tr')).toHaveCount(9);
    await expect(page.locator('#calculator table')).toBeVisible();
    await expect(page.locator('#calculator input:visible, #calculator select:visible')).toHaveCount(0);
    await context.close();
  });

  test(`it works after a soft navigation and in its language (${locale})`, async ({ page }) => {
    await page.goto(`/${locale}/exchange-rates/meridian/`);
    await waitForRuntime(page);
    const isSame = await markDocument(page);
    await page
      .locator(`main a[href="${addressOf(locale)}"]`)
      .first()
      .click();
    await expect(page.locator('#calculator')).toBeVisible();
    expect(await isSame()).toBe(true);
    await page.locator('#calculator select').selectOption('USD');
    await page.getByLabel(text.amount).fill(text.typed);
    await expect(answerOf(page)).toContainText(text.paid);
  });
}

test('on a phone all fields fit, and are large enough for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(addressOf('de'));
  await waitForRuntime(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  for (const control of await page
    .locator('#calculator :is(input[inputmode], select, label:has([type=radio]))')
    .all()) {
    const box = await control.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  }
  await page.getByLabel(words.de.amount).fill('50');
  await expect(answerOf(page)).toContainText('Für 50');
});
