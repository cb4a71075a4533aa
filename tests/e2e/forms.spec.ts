import type { Page } from '@playwright/test';
import { test } from '#tests/support/playwright/form-service';
import { expect, waitForRuntime } from '#tests/support/playwright/site-fixtures';

/** A form's script is there once it has turned the browser's own messages off. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForRuntime(page);
  await expect(page.locator('main form')).toHaveJSProperty('noValidate', true);
}

const submit = (page: Page): Promise<void> => page.locator('main form [data-submit]').click();

const fillSurvey = (page: Page): Promise<void> => page.locator('[name="sought"]').fill('Prices of cards');

for (const [language, success] of [
  ['en', 'Thank you for your answers'],
  ['de', 'Vielen Dank für Ihre Antworten'],
] as const) {
  test(`the survey goes out and leads to its success page (${language})`, async ({ page, service }) => {
    await open(page, `/${language}/survey/`);
    await fillSurvey(page);
    await page.locator('[name="found"][value="partly"]').check();
    await page.locator('[name="page"]').fill('home');
    await submit(page);
    await expect(page.locator('h1')).toHaveText(success);
    await expect(page).toHaveURL(`/${language}/survey-success/`);
    expect(await service.received()).toMatchObject([
      { sought: 'Prices of cards', found: 'partly', page: 'home' },
    ]);
    await page.goBack();
    await expect(page.locator('[name="sought"]')).toHaveValue('');
  });
}

test('by keyboard alone: what is wrong is said, put right, and sent', async ({ page, service }) => {
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

test('offline nothing is lost, and back on the line it goes out once', async ({ page, context, service }) => {
  await open(page, '/en/survey/');
  await fillSurvey(page);
  await context.setOffline(true);
  await submit(page);
  await expect(page.locator('[data-failure]')).toContainText('offline');
  await expect(page.locator('[name="sought"]')).toHaveValue('Prices of cards');
  await context.setOffline(false);
  await page.locator('[data-failure] button').click();
  await expect(page).toHaveURL('/en/survey-success/');
  expect(await service.received()).toHaveLength(1);
});

test('an answer that is lost on the way: the message is taken once', async ({
  page,
  service,
  quietConsole,
}) => {
  quietConsole.allow(/Failed to load resource/);
  await open(page, '/en/survey/');
  await fillSurvey(page);
  service.loseNext();
  await submit(page);
  await expect(page.locator('[data-failure]')).toContainText('connection was lost');
  expect(await service.received()).toHaveLength(1);
  await page.locator('[data-failure] button').click();
  await expect(page).toHaveURL('/en/survey-success/');
  expect(await service.received()).toHaveLength(1);
});

test('a service that fails or is busy: a clear sentence, and what was typed survives a reload', async ({
  page,
  service,
  quietConsole,
}) => {
  quietConsole.allow(/Failed to load resource/);
  await open(page, '/de/survey/');
  await fillSurvey(page);
  service.failNext({ status: 500 });
  await submit(page);
  await expect(page.locator('[data-failure]')).toContainText('konnte das Formular nicht annehmen');
  service.failNext({ status: 429, headers: { 'Retry-After': '30' } });
  await page.locator('[data-failure] button').click();
  await expect(page.locator('[data-failure]')).toContainText(/(?:30|29|28) Sekunden/);
  await expect(page.locator('[data-failure] button')).toBeDisabled();
  await page.reload();
  await expect(page.locator('main form')).toHaveJSProperty('noValidate', true);
  await expect(page.locator('[name="sought"]')).toHaveValue('Prices of cards');
  await expect(page.locator('[data-status]')).toContainText('wieder da');
});
