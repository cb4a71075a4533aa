import { listPages } from '#lib/registry/registry';
import { expect, follow, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

/** A page of each template in one language: each loads its own chunk. */
const pages = [
  ...new Map(
    listPages()
      .filter(({ locale, path }) => locale === 'en' && path.startsWith('/en/'))
      .map((page) => [page.template, page]),
  ).values(),
];

test('every kind of page only sends GET and HEAD requests to its own origin', async ({
  page,
  origin,
  quietConsole,
}) => {
  quietConsole.allow(/404|Not rendering React/);
  test.setTimeout(120_000);
  const others: string[] = [];
  page.on('request', (request) => {
    const isPlain = ['GET', 'HEAD'].includes(request.method()) && request.url().startsWith(`${origin}/`);
    if (!isPlain) others.push(`${request.method()} ${request.url()}`);
  });
  await page.goto('/en/');
  await waitForRuntime(page);
  for (const { path } of pages) {
    await follow(page, path);
    await page.waitForURL(path);
  }
  // A missing page is checked by a HEAD request for its document.
  await follow(page, '/en/no-such-page/');
  await expect(page.locator('[data-error-page]')).toBeVisible();
  await page.goto('/de/');
  await waitForRuntime(page);
  expect(others).toEqual([]);
  expect(pages.length).toBeGreaterThan(20);
});
