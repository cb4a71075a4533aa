import { expect, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

test('the 404 page shows the requested URL as text, and similar pages', async ({ page, quietConsole }) => {
  quietConsole.allow(/404/);
  await page.goto('/en/%3Cimg%20src=x%3E/');
  await waitForRuntime(page);
  await expect(page.locator('[data-requested-path] code')).toHaveText('/en/<img src=x>/');
  await expect(page.locator('main img')).toHaveCount(0);
  await page.goto('/en/podcats/');
  await waitForRuntime(page);
  await expect(page.locator('[data-requested-path] code')).toHaveText('/en/podcats/');
  const link = page.locator('[data-suggestions] a').first();
  await expect(link).toHaveText('Podcast');
  await link.click();
  await expect(page).toHaveURL('/en/podcast/');
});
