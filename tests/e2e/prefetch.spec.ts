import type { Page } from '@playwright/test';
import {
  gapBetweenPrefetchBatches,
  prefetchBatchSize,
  prefetchFirstBatchDelay,
} from '#lib/page-data/core/constants';
import { findStarter } from '#lib/next/late-scripts';
import { listExported, readExported } from '#tests/support/exported';
import { expect, expectHeading, imprint, pageDataPath, test } from '#tests/support/playwright/fault-fixtures';
import { markDocument, waitForAnswers, waitForRuntime } from '#tests/support/playwright/site-fixtures';

const start = '/en/glossary/';
const terms = '/en/terms-of-use/';

/** Scripts but those of a behaviour, which a page fetches when it is shown. */
const behaviours = listExported('.js').filter((file) => readExported(file).includes('[data-copy-link]'));
const notBehaviour = new RegExp(`^(?!${behaviours.join('|')}).*\\.js$`);

/** Polls without pauses, because the test advances the clock. */
const often = { intervals: [10] };

// High enough for more links in view than a batch contains.
test.use({ prefetching: true, viewport: { width: 1280, height: 2400 } });

const isPageData = (path: string): boolean =>
  path.startsWith('/page-data/') && path.endsWith('/page-data.json');

/** Opens a page with a controlled clock and waits until the runtime has started. */
async function visitStopped(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(path);
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return page.evaluate(() => document.documentElement.dataset['runtime']);
    }, often)
    .toBe('ready');
  await waitForAnswers(page);
}

test('links in view are prefetched in batches of four, the first after three seconds', async ({
  page,
  recording,
}) => {
  await visitStopped(page, start);
  const asked = (): number => recording.paths().filter(isPageData).length;
  await page.clock.runFor(prefetchFirstBatchDelay - 1);
  expect(asked()).toBe(0);
  await page.clock.runFor(200);
  await expect.poll(asked, often).toBe(prefetchBatchSize);
  // The gap starts when the batch is complete, which is only known in the page.
  let passed = 0;
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      passed += 500;
      return asked();
    }, often)
    .toBeGreaterThan(prefetchBatchSize);
  expect(passed).toBeGreaterThanOrEqual(gapBetweenPrefetchBatches);
  expect(asked()).toBe(2 * prefetchBatchSize);
});

test('an idle page prefetches the most frequent template only, so that a click only requests data', async ({
  page,
  recording,
  server,
}) => {
  await visitStopped(page, start);
  await page.clock.runFor(prefetchFirstBatchDelay / 2);
  await expect.poll(recording.pending, often).toBe(0);
  expect(recording.paths().filter(isPageData)).toEqual([]);
  const isSameDocument = await markDocument(page);
  recording.clear();
  // The click runs the template from the browser's cache, because the server has no scripts any more.
  const scripts = server.fail(notBehaviour, { kind: 'status', status: 503 });
  // No pointer event announces the click.
  const link = page.locator('main a[href^="/en/glossary/"]', { hasText: / / }).last();
  const { path, name } = await link.evaluate((element) => {
    (element as HTMLElement).click();
    return { path: (element as HTMLAnchorElement).pathname, name: element.textContent?.trim() ?? '' };
  });
  await expectHeading(page, name);
  expect(recording.paths()).toContain(pageDataPath(path));
  expect(scripts.hits()).toBe(0);
  expect(await isSameDocument()).toBe(true);
});

test('a hovered link is prefetched at once with low priority, and the click reuses it', async ({
  page,
  recording,
}) => {
  await visitStopped(page, start);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const priorities = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({ request }) =>
    priorities.set(new URL(request.url).pathname, request.initialPriority),
  );
  const link = page.locator(`footer a[href="${terms}"]`);
  recording.clear();
  await link.hover();
  await expect.poll(() => priorities.get(pageDataPath(terms)), often).toBe('Low');
  await expect.poll(() => recording.paths().some((path) => path.includes('/chunks/')), often).toBe(true);
  await expect.poll(recording.pending, often).toBe(0);
  const isSameDocument = await markDocument(page);
  recording.clear();
  await link.click();
  await expectHeading(page, 'Terms of use');
  expect(recording.paths().filter((path) => path !== '/page-data/app-data.json')).toEqual([]);
  expect(await isSameDocument()).toBe(true);
});

test('a failed prefetch causes no message and no page load; the click retries it', async ({
  page,
  server,
  recording,
  errors,
}) => {
  await visitStopped(page, start);
  const expectQuiet = (): void => {
    expect(recording.documents()).toEqual([]);
    expect(errors.filter((error) => !error.startsWith('Failed to load resource'))).toEqual([]);
  };
  const lost = server.fail(/^\/page-data\/(en|de)\//, { kind: 'status', status: 404 });
  recording.clear();
  // Its template was loaded while the page was idle.
  const term = page.locator('main a[href^="/en/glossary/"]', { hasText: / / }).last();
  const name = (await term.textContent())?.trim() ?? '';
  await term.hover();
  await expect.poll(lost.hits, often).toBe(1);
  await expect.poll(recording.pending, often).toBe(0);
  await page.clock.runFor(10_000);
  await expect.poll(lost.hits, often).toBeGreaterThan(prefetchBatchSize);
  expectQuiet();
  lost.remove();
  await term.click();
  await expectHeading(page, name);
  expectQuiet();
  const chunks = server.fail(/\/chunks\/.*\.js$/, { kind: 'drop' });
  const link = page.locator(`footer a[href="${imprint}"]`);
  await link.hover();
  await expect.poll(chunks.hits, often).toBeGreaterThan(0);
  // The chunk is requested with the page data, again for the page, and each time retried once.
  for (let pause = 0; pause < 3; pause += 1) {
    await page.clock.runFor(20_000);
    await expect.poll(recording.pending, often).toBe(0);
  }
  expectQuiet();
  chunks.remove();
  await link.click();
  await expectHeading(page, 'Legal notice');
});

test.describe('with data saver', () => {
  test.use({ connection: { saveData: true } });

  test('nothing is prefetched, scripts are loaded on demand, and links are full page loads', async ({
    page,
    recording,
  }) => {
    await page.clock.install();
    await page.goto(start);
    await page.clock.runFor(10_000);
    const link = page.locator(`footer a[href="${imprint}"]`);
    await link.hover();
    await page.clock.runFor(10_000);
    await expect.poll(recording.pending, often).toBe(0);
    expect(recording.paths().filter((path) => isPageData(path) || path.endsWith('.js'))).toEqual(
      findStarter(readExported(`${start}index.html`)),
    );
    recording.clear();
    await link.click();
    await expectHeading(page, 'Legal notice');
    expect(recording.documents()).toEqual([imprint]);
    await page.goto('/en/search/');
    await page.locator('[data-find-field]').focus();
    await waitForRuntime(page);
    expect(recording.paths().filter(isPageData)).toEqual([]);
  });
});
