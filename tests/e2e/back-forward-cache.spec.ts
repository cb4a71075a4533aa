import type { Page } from '@playwright/test';
import { findWholeBrowser } from '#lib/build/find-browser.mjs';
import {
  article,
  expect,
  expectHeading,
  imprint,
  pageData,
  test,
  visit,
} from '#tests/support/playwright/fault-fixtures';
import { shortenPauses } from '#tests/support/playwright/shorten-pauses';
import { follow } from '#tests/support/playwright/site-fixtures';

// Enables the back/forward cache, which Playwright disables.
test.use({
  launchOptions: {
    ...findWholeBrowser(),
    args: ['--no-sandbox', '--enable-features=BackForwardCache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const terms = '/en/terms-of-use/';

type Watching = { keptAt: number };

/** Records whether the document was restored from the cache. */
async function watchReturn(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) (window as unknown as Watching).keptAt = performance.now();
    }),
  );
  return () => page.evaluate(() => (window as unknown as Watching).keptAt > 0);
}

/** Playwright's `goBack` waits for a load, which restored pages do not have. */
async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => history.back()).catch(() => undefined);
}

test('a page restored from the back/forward cache shows no pending navigation, and its links are soft navigations', async ({
  page,
  server,
  recording,
  errors,
}) => {
  await page.addInitScript(shortenPauses);
  await visit(page, article);
  const wasKept = await watchReturn(page);
  const slow = server.fail(pageData(terms), { kind: 'hold' });
  await follow(page, terms);
  await expect(page.locator('[data-navigation-progress]')).toBeVisible();
  await page.evaluate((href) => location.assign(href), imprint);
  await expectHeading(page, 'Legal notice');
  slow.remove();
  await goBack(page);
  await expectHeading(page, /Payment Services Directive 2/);
  await expect(page).toHaveURL(article);
  expect(await wasKept()).toBe(true);
  await expect(page.locator('[data-navigation-progress]')).toHaveCount(0);
  // A full load that the page itself starts.
  const broken = server.fail(pageData(imprint), { kind: 'status', status: 503 });
  await page.evaluate(() => ((window as unknown as Watching).keptAt = 0));
  await follow(page, imprint);
  await expectHeading(page, 'Legal notice');
  expect(broken.hits()).toBe(4);
  broken.remove();
  await goBack(page);
  await expectHeading(page, /Payment Services Directive 2/);
  expect(await wasKept()).toBe(true);
  recording.clear();
  await follow(page, imprint);
  await expectHeading(page, 'Legal notice');
  expect(recording.documents()).toEqual([]);
  expect(errors.every((error) => error.startsWith('Failed to load resource'))).toBe(true);
});

// The headless engine sometimes opens no tab, about once in forty times.
test('a modified click stays with the browser', async ({ page, context }) => {
  await visit(page, article);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.locator('footer a', { hasText: 'Legal notice' }).click({ modifiers: ['Control'] }),
  ]);
  await tab.close();
  await expect(page).toHaveURL(article);
});
