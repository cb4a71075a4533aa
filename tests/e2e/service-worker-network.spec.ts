import type { Page } from '@playwright/test';
import { appData, article as first, change, exactly, expect, expectHeading, follow, imprint, test } from '#tests/support/fault-test';
import { markDocument, waitForRuntime } from '#tests/support/site-test';

test.use({ serviceWorkers: 'allow' });

function listKept(page: Page, name: string): Promise<string[]> {
  return page.evaluate(async (cache) => (await (await caches.open(cache)).keys()).map(({ url }) => new URL(url).pathname), name);
}

/** Opens a page and waits until the worker has taken it over and kept it. */
async function openWithWorker(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForRuntime(page);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect.poll(() => listKept(page, 'stellwerk-pages')).toContain(address);
}

test('a page that was opened before is shown from the cache when the network takes long', async ({ page, server }) => {
  await openWithWorker(page, first);
  const slow = server.fail(exactly(first), { kind: 'hold' });
  await page.goto(first);
  await expectHeading(page, /Payment Services Directive 2/);
  expect(slow.hits()).toBe(1);
  slow.release();
});

test('a newer build drops the documents and the data that the worker kept', async ({ page, server }) => {
  await openWithWorker(page, first);
  await follow(page, imprint);
  await expectHeading(page, 'Imprint');
  await expect.poll(() => listKept(page, 'stellwerk-data')).toContain('/page-data/en/imprint/page-data.json');
  const isSameDocument = await markDocument(page);
  const newer = server.fail(appData, change({ webpackCompilationHash: 'another-build' }));
  await follow(page, '/en/terms-of-use/');
  await expectHeading(page, 'Terms of use');
  await expect.poll(isSameDocument).toBe(false);
  newer.remove();
  const kept = [...(await listKept(page, 'stellwerk-pages')), ...(await listKept(page, 'stellwerk-data'))];
  expect(kept).not.toContain(first);
  expect(kept).not.toContain('/page-data/en/imprint/page-data.json');
});
