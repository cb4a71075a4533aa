import { openSettings } from '#tests/support/playwright/consent-page';
import { listKept, offlineSwitch, openWithWorker } from '#tests/support/playwright/kept-by-worker';
import { expect, test } from '#tests/support/playwright/site-fixtures';

const first = '/en/glossary/payment-services-directive-2/';
const second = '/en/glossary/international-bank-account-number/';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ quietConsole }) =>
  quietConsole.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/),
);

test('nothing that was opened is kept unless it was asked for; the offline page says so, and offers it', async ({
  page,
  context,
}) => {
  await test.step('what an earlier worker kept unasked goes when this one comes', async () => {
    // A page without a runtime: the caches are there before the worker is.
    await page.goto('/404.html');
    await page.evaluate(async () => {
      for (const name of ['pages', 'data', 'files'])
        await (await caches.open(`stellwerk-${name}`)).put('/en/', new Response('kept'));
    });
    await openWithWorker(page, first);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['stellwerk-shell']);
  });
  await openWithWorker(page, second);
  await context.setOffline(true);
  await page.goto(first);
  await expect(page.locator('h1')).toHaveText('Reading without a connection');
  await expect(page.locator('[data-offline="yes"]')).toBeVisible();
  await expect(page.locator('[data-offline="list"]')).toBeHidden();
  // Its script comes with the shell.
  await expect(page.getByText('Off: no pages are kept on this device.')).toBeVisible();
  await expect(offlineSwitch(page)).not.toBeChecked();
  await offlineSwitch(page).check();
  await context.setOffline(false);
  await page.goto(second);
  await expect.poll(() => listKept(page)).toContain(`stellwerk-offline-pages ${second}`);
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('h1')).toHaveText(/International Bank Account Number/);
});

test('the page that is open when it is asked for is kept at once, and all of it goes when it ends', async ({
  page,
  context,
}) => {
  await openWithWorker(page, first);
  await openSettings(page);
  await offlineSwitch(page).check();
  await expect.poll(() => listKept(page)).toContain(`stellwerk-offline-pages ${first}`);
  await context.setOffline(true);
  await page.goto('/en/imprint/');
  await expect(page.locator('[data-offline="list"]')).toBeVisible();
  await expect(offlineSwitch(page)).toBeChecked();
  await offlineSwitch(page).uncheck();
  await expect(page.locator('[data-offline="list"]')).toBeHidden();
  await expect(page.getByText('Off: no pages are kept on this device.')).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual(['stellwerk-shell']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the offline page is what it says, and offers nothing', async ({ page }) => {
    await page.goto('/de/offline/');
    await expect(page.locator('h1')).toHaveText('Lesen ohne Verbindung');
    await expect(page.locator('[data-offline="no"]')).toBeVisible();
    await expect(offlineSwitch(page)).toHaveCount(0);
  });
});
