import type { Page } from '@playwright/test';
import { test } from '#tests/support/playwright/form-service';
import { walkTo } from '#tests/support/playwright/walk-by-keyboard';
import { expect, waitForRuntime } from '#tests/support/playwright/site-fixtures';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Follows a link by keyboard. */
async function follow(page: Page, link: string, address: string): Promise<void> {
  await walkTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  // Before the new page is shown, Tab would move the focus in the previous one.
  if (!address.includes('#')) await expect(page.locator('main h1')).toBeFocused();
}

/** From the home page through the menu of phones, and a section of it, to one of its pages. */
async function start(page: Page, path: string): Promise<void> {
  await page.goto(path.slice(0, 4));
  await waitForRuntime(page);
  await walkTo(page, 'header details[name="menu-all"] summary');
  await page.keyboard.press('Enter');
  const link = `header a[href="${path}"]`;
  if (await page.locator(link).isHidden()) {
    await walkTo(page, `header details[name="menu"]:has(a[href="${path}"]) summary`);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
  }
  await follow(page, link, path);
}

/** Until its script runs, a form is checked by the browser, whose messages are not part of the page. */
const waitForForm = (page: Page): Promise<void> =>
  expect(page.locator('main form')).toHaveJSProperty('noValidate', true);

/** Types into fields of a form by their names, and sends it. */
async function send(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await waitForForm(page);
  for (const [name, value] of Object.entries(values)) {
    await walkTo(page, `main form [name="${name}"]`);
    await page.keyboard.type(value);
  }
  await walkTo(page, 'main form [data-submit]');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-accepted]')).toBeFocused();
}

test('an account holder whose card is lost reaches the line that blocks it', async ({ page }) => {
  await start(page, '/de/support/');
  await walkTo(page, 'main a[href="tel:116116"]');
});

test('a prospect gets a price', async ({ page }) => {
  await start(page, '/en/prices/');
  await walkTo(page, '#estimator input');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('4,000');
  await expect(page).toHaveURL(/\?count-accounts=4000&/);
  await expect(page.locator('#estimator output')).toContainText('A month');
});

test('a developer looks up an error code and copies its link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const errors = '/en/developers/reference/errors/';
  await start(page, '/en/developers/reference/');
  await follow(page, `main a[href="${errors}"]`, errors);
  await walkTo(page, 'main details summary');
  await page.keyboard.press('Enter');
  await follow(page, 'main a[href$="#insufficient-funds"]', `${errors}#insufficient-funds`);
  await walkTo(page, '[data-anchor="insufficient-funds"] button', 'Tab', 3);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Link copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(page.url());
});

test('an applicant reaches the form of a job', async ({ page }) => {
  const job = '/de/careers/jobs/senior-backend-engineer-ledger/';
  await start(page, '/de/careers/');
  await follow(page, `main a[href="${job}"]`, job);
  await walkTo(page, 'main form [name="name"]');
});

test('a journalist finds whom to write to', async ({ page }) => {
  await start(page, '/de/press/');
  await walkTo(page, 'main a[href^="mailto:press@"]');
});

test('an investor reads the annual report up to its PDF', async ({ page }) => {
  await start(page, '/en/investors/');
  await follow(page, 'main a[href="/en/investors/annual-report/"]', '/en/investors/annual-report/');
  await walkTo(page, 'main a[href$=".pdf"]');
});

test('a person who wants to complain searches for it, and complains', async ({ page, service }) => {
  await page.goto('/de/');
  await waitForRuntime(page);
  await walkTo(page, 'header a[href="/de/search/"]');
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog[open] [type=search]')).toBeFocused();
  await page.keyboard.type('beschweren');
  const found = 'dialog[open] a[href="/de/complaint/"]';
  await expect(page.locator(found)).toBeVisible();
  await walkTo(page, found, 'ArrowDown', 5);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/de/complaint/');
  await expect(page.locator('main h1')).toBeFocused();
  await walkTo(page, 'main form [name="matter"]');
  await page.keyboard.press('ArrowDown');
  await send(page, { events: 'Doppelt abgebucht', name: 'Ada', email: 'ada@example.org' });
  expect(await service.received()).toMatchObject([{ matter: 'payment', events: 'Doppelt abgebucht' }]);
});

test('a webinar visitor signs up, after a typing error', async ({ page, service }) => {
  await start(page, '/en/webinars/');
  await walkTo(page, 'main form [name="email"]');
  await waitForForm(page);
  await page.keyboard.type('ada@');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-problem="email"]')).toBeVisible();
  // The text of a field is selected when it is reached.
  await send(page, { email: 'ada@example.org' });
  expect(await service.received()).toMatchObject([{ email: 'ada@example.org' }]);
});
