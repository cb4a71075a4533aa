import type { Page } from '@playwright/test';
import {
  button,
  home,
  imprint,
  openSettings,
  popup,
  readLayer,
} from '#tests/support/playwright/consent-page';
import { expect, follow, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

test.use({ asks: true });

const seesView = async (page: Page): Promise<boolean> =>
  (await readLayer(page)).some(({ event }) => event === 'pageview');

// Other tests use Global Privacy Control; `refusesTracking` has its own test.
test('Do Not Track counts as a refusal: consent is not asked for, nothing is stored, and the settings explain it', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
  await page.goto(`${home}?gclid=abc`);
  await waitForRuntime(page);
  await expect.poll(() => seesView(page)).toBe(true);
  await expect(popup(page)).toHaveCount(0);
  await openSettings(page);
  await expect(popup(page)).toContainText('Your browser sends a signal');
  await expect(popup(page).getByRole('button')).toHaveText(['Close']);
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
});

test('late texts are not shown on a legal page; without them, consent is not asked for', async ({
  page,
  context,
  quietConsole,
}) => {
  const held: (() => void)[] = [];
  await context.route(
    '**/slice-data/consent-en.json',
    (route) => new Promise<void>((resolve) => held.push(() => resolve(route.continue()))),
  );
  await page.goto(home);
  await expect.poll(() => held.length).toBe(1);
  await follow(page, imprint);
  await expect(page.locator('h1')).toHaveText('Legal notice');
  await expect
    .poll(async () => (await readLayer(page)).filter(({ event }) => event === 'pageview').length)
    .toBe(2);
  const answered = page.waitForResponse('**/slice-data/consent-en.json');
  held[0]?.();
  await (await answered).finished();
  await follow(page, '/en/privacy-policy/');
  await expect(page.locator('h1')).toHaveText('Privacy policy');
  await expect(popup(page)).toHaveCount(0);
  expect(await page.locator('[data-consent]').count()).toBe(0);
  quietConsole.allow(/Failed to load resource/);
  await context.route('**/slice-data/consent-*.json', (route) => route.fulfill({ status: 503, body: 'no' }));
  await page.goto(home);
  await waitForRuntime(page);
  await expect.poll(() => seesView(page)).toBe(true);
  await expect(popup(page)).toHaveCount(0);
  await openSettings(page);
  await expect(page.locator('h1')).toHaveText('Privacy policy');
});

test('a choice in one tab closes the question in the other', async ({ page, context }) => {
  await page.goto(home);
  await expect(popup(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/en/services/');
  await button(other, 'Refuse all').click();
  await expect(popup(page)).toHaveCount(0);
  expect((await readLayer(page)).filter((entry) => entry['1'] === 'update')).toHaveLength(1);
});

test('without storage, the choice applies to the document; a page that the browser translates asks in its own language', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.lang = 'pl'));
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto(home);
  await expect(
    page.getByRole('heading', { name: 'May we count visits and see which advert brought you here?' }),
  ).toBeVisible();
  await button(page, 'Refuse all').click();
  await expect(popup(page)).toHaveCount(0);
  await follow(page, '/en/services/');
  await expect(page.locator('h1')).toHaveText(/Ten services/);
  await expect
    .poll(async () => (await readLayer(page)).filter(({ event }) => event === 'pageview').length)
    .toBe(2);
  await expect(popup(page)).toHaveCount(0);
  await page.reload();
  await expect(popup(page)).toBeVisible();
});
