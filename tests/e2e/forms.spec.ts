import type { Locator, Page } from '@playwright/test';
import { test } from '#tests/support/playwright/form-service';
import { expect, waitForRuntime } from '#tests/support/playwright/site-fixtures';

/** Opens a form and waits until its script has disabled the browser's validation. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForRuntime(page);
  await expect(page.locator('main form')).toHaveJSProperty('noValidate', true);
}

const submit = (page: Page): Promise<void> => page.locator('main form [data-submit]').click();
const sought = (page: Page): Locator => page.locator('[name="sought"]');
const failure = (page: Page): Locator => page.locator('[data-failure]');
const again = (page: Page): Promise<void> => failure(page).locator('button').click();

test('a form is corrected and sent by keyboard', async ({ page, service }) => {
  await open(page, '/en/newsletter/');
  await page.locator('[name="email"]').focus();
  await page.keyboard.type('ada@example');
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-problem="email"]')).toContainText('name@example.org');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-summary]')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('[name="email"]')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('.org');
  await expect(page.locator('[data-problem="email"]')).toBeEmpty();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-accepted]')).toBeFocused();
  await expect(page.locator('[data-accepted]:not([hidden])')).toContainText('confirm your address');
  expect(await service.received()).toMatchObject([{ email: 'ada@example.org' }]);
});

test('a survey is stored once and leads to its success page, after an offline attempt and a lost response', async ({
  page,
  context,
  service,
  quietConsole,
}) => {
  quietConsole.allow(/Failed to load resource/);
  await open(page, '/en/survey/');
  await sought(page).fill('Prices of cards');
  await page.locator('[name="found"][value="partly"]').check();
  await page.locator('[name="page"]').fill('home');
  await context.setOffline(true);
  await submit(page);
  await expect(failure(page)).toContainText('offline');
  await expect(sought(page)).toHaveValue('Prices of cards');
  await context.setOffline(false);
  service.loseNext();
  await again(page);
  await expect(failure(page)).toContainText('connection was lost');
  expect(await service.received()).toHaveLength(1);
  await again(page);
  await expect(page.locator('h1')).toHaveText('Thank you for your answers');
  await expect(page).toHaveURL('/en/survey-success/');
  expect(await service.received()).toMatchObject([
    { sought: 'Prices of cards', found: 'partly', page: 'home' },
  ]);
  await page.goBack();
  await expect(sought(page)).toHaveValue('');
});

test('a failing or busy service: a clear message, and the values survive a reload and are sent', async ({
  page,
  service,
  quietConsole,
}) => {
  quietConsole.allow(/Failed to load resource/);
  await open(page, '/de/survey/');
  await sought(page).fill('Prices of cards');
  service.failNext({ status: 500 });
  await submit(page);
  await expect(failure(page)).toContainText('konnte das Formular nicht annehmen');
  service.failNext({ status: 429, headers: { 'Retry-After': '30' } });
  await again(page);
  await expect(failure(page)).toContainText(/(?:30|29|28) Sekunden/);
  await expect(failure(page).locator('button')).toBeDisabled();
  await page.reload();
  await expect(page.locator('main form')).toHaveJSProperty('noValidate', true);
  await expect(sought(page)).toHaveValue('Prices of cards');
  await expect(page.locator('[data-status]')).toContainText('wieder da');
  await submit(page);
  await expect(page.locator('h1')).toHaveText('Vielen Dank für Ihre Antworten');
  await expect(page).toHaveURL('/de/survey-success/');
});

test('access to the sandbox needs its terms, and a confirmation of the address', async ({
  page,
  service,
}) => {
  await open(page, '/en/developers/sandbox/');
  await page.locator('[name="email"]').fill('ada@example.org');
  await page.locator('[name="service"][value="cards"]').check();
  await submit(page);
  await expect(page.locator('[data-summary]')).toContainText('tick this box');
  await page.locator('[name="sandbox-terms"]').check();
  await submit(page);
  await expect(page.locator('[data-accepted]')).toBeFocused();
  await expect(page.locator('[data-accepted]')).toContainText('confirm your address');
  expect(await service.received()).toMatchObject([{ service: 'cards', 'sandbox-terms': 'yes' }]);
});
