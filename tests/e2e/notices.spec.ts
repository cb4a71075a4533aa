import { statusFeedPath } from '#lib/notices/feed-path';
import { expect, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

const item = {
  url: 'https://www.stellwerk.example/en/status/#cards-fail',
  title: 'Card payments fail',
  content_text: 'We are looking for the cause.',
  _notice: { kind: 'incident', from: '2026-01-01T00:00:00Z' },
};

test('a notice is above the header, leads to the status page, and can be closed', async ({ page }) => {
  const words = { region: 'Status', details: 'Details', close: 'Close' };
  await page.route(`**${statusFeedPath('en')}`, (route) =>
    route.fulfill({ json: { _words: words, items: [item] } }),
  );
  await page.goto('/en/');
  const bar = page.getByRole('complementary', { name: 'Status' });
  await expect(bar).toBeInViewport();
  const [bottom, top] = await Promise.all([
    bar.evaluate((element) => element.getBoundingClientRect().bottom),
    page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().top),
  ]);
  expect(bottom).toBeLessThanOrEqual(top);
  await bar.getByRole('link', { name: 'Details' }).click();
  await expect(page).toHaveURL('/en/status/#cards-fail');
  await expect(page.getByRole('listitem').filter({ hasText: 'We are looking for the cause.' })).toContainText(
    'Incident · now',
  );
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toBeHidden();
});

test('notices are requested once, after the load, and nothing is added if none applies', async ({ page }) => {
  const path = statusFeedPath('de');
  const feed = page.waitForResponse(`**${path}`);
  await page.goto('/de/');
  await feed;
  await waitForRuntime(page);
  const startsAfterLoad = await page.evaluate((name) => {
    const [{ loadEventEnd } = { loadEventEnd: Infinity }] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.endsWith(name))
      .map(({ startTime }) => startTime > loadEventEnd);
  }, path);
  expect(startsAfterLoad).toEqual([true]);
  await expect(page.locator('aside:not(main *)')).toHaveCount(0);
});
