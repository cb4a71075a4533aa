import { findWholeBrowser } from '#lib/build/find-browser.mjs';
import { expect, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

const article = '/en/glossary/payment-services-directive-2/';

// The engine without windows opens no tab now and then: once in forty times.
test.use({ launchOptions: { ...findWholeBrowser(), args: ['--no-sandbox'] } });

test('modified clicks and links to other sites stay with the browser', async ({ page, context }) => {
  await page.goto(article);
  await waitForRuntime(page);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.locator('footer a', { hasText: 'Legal notice' }).click({ modifiers: ['Control'] }),
  ]);
  await tab.close();
  await expect(page).toHaveURL(article);
  const external = page.locator('main a[href^="https:"]').first();
  await expect(external).toHaveAttribute('target', '_blank');
  await expect(external).toHaveAttribute('rel', /noopener/);
  await expect(external).toContainText('opens in a new tab');
});
