import { openSettings } from '#tests/support/playwright/consent-page';
import { listKept, offlineSwitch, openWithWorker } from '#tests/support/playwright/cached-pages';
import { expect, test } from '#tests/support/playwright/site-fixtures';

const first = '/en/glossary/payment-services-directive-2/';
const second = '/en/glossary/international-bank-account-number/';
const often = { intervals: [50] };

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ quietConsole }) =>
  quietConsole.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/),
);

// Without service workers: components/behaviours/offline-reading.dom.test.tsx.
test('pages are stored only while offline reading is enabled, which the offline page offers', async ({
  page,
  context,
}) => {
  const readCaches = (): Promise<string[]> => page.evaluate(() => caches.keys());
  // Like an earlier worker, without consent; on a page without a runtime, so that the caches exist before the
  // worker.
  await page.goto('/404.html');
  await page.evaluate(async () => {
    for (const name of ['pages', 'data', 'files'])
      await (await caches.open(`stellwerk-${name}`)).put('/en/', new Response('kept'));
  });
  await openWithWorker(page, first);
  await expect.poll(readCaches, often).toEqual(['stellwerk-shell']);
  await openWithWorker(page, second);
  await context.setOffline(true);
  await page.goto(first);
  await expect(page.locator('h1')).toHaveText('Reading offline');
  await expect(page.locator('[data-offline="yes"]')).toBeVisible();
  await expect(page.locator('[data-offline="list"]')).toBeHidden();
  // Its script is precached.
  await expect(page.getByText('Off: no pages are kept on this device.')).toBeVisible();
  await expect(offlineSwitch(page)).not.toBeChecked();
  await offlineSwitch(page).check();
  await context.setOffline(false);
  await page.goto(second);
  await expect.poll(() => listKept(page), often).toContain(`stellwerk-offline-pages ${second}`);
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('h1')).toHaveText(/International Bank Account Number/);
  await page.goto('/en/imprint/');
  await expect(page.locator('[data-offline="list"]')).toBeVisible();
  await expect(offlineSwitch(page)).toBeChecked();
  await offlineSwitch(page).uncheck();
  await expect(page.locator('[data-offline="list"]')).toBeHidden();
  await expect(page.getByText('Off: no pages are kept on this device.')).toBeVisible();
  expect(await readCaches()).toEqual(['stellwerk-shell']);
  // The current page is stored at once.
  await context.setOffline(false);
  await openWithWorker(page, first);
  await openSettings(page);
  await offlineSwitch(page).check();
  await expect.poll(() => listKept(page), often).toContain(`stellwerk-offline-pages ${first}`);
});
