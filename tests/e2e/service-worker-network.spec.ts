import type { BrowserContext } from '@playwright/test';
import {
  appData,
  article as first,
  change,
  exactly,
  expect,
  expectHeading,
  imprint,
  test,
} from '#tests/support/playwright/fault-fixtures';
import { listKept, openWithCopies } from '#tests/support/playwright/kept-by-worker';
import { follow, markDocument, waitForRuntime } from '#tests/support/playwright/site-fixtures';

test.use({ serviceWorkers: 'allow' });

/** Lets the worker's patience with the network, which is of seconds, end at once. */
async function endPatience(context: BrowserContext): Promise<void> {
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => {
    const start = globalThis.setTimeout;
    Object.assign(globalThis, {
      setTimeout: (run: () => void, delay = 0) => start(run, delay >= 1000 ? 0 : delay),
    });
  });
}

test('a page that was opened before is shown from the cache when the network takes long; a newer build drops what the worker kept', async ({
  page,
  context,
  server,
}) => {
  await openWithCopies(page, first);
  await endPatience(context);
  const slow = server.fail(exactly(first), { kind: 'hold' });
  await page.goto(first);
  await expectHeading(page, /Payment Services Directive 2/);
  await expect.poll(slow.hits).toBe(1);
  slow.release();
  await waitForRuntime(page);
  await follow(page, imprint);
  await expectHeading(page, 'Legal notice');
  await expect
    .poll(() => listKept(page))
    .toContain('stellwerk-offline-data /page-data/en/imprint/page-data.json');
  expect(await listKept(page)).toContain(`stellwerk-offline-pages ${first}`);
  const isSameDocument = await markDocument(page);
  const newer = server.fail(appData, change({ webpackCompilationHash: 'another-build' }));
  await follow(page, '/en/terms-of-use/');
  await expectHeading(page, 'Terms of use');
  await expect.poll(isSameDocument).toBe(false);
  newer.remove();
  const kept = await listKept(page);
  expect(kept).not.toContain(`stellwerk-offline-pages ${first}`);
  expect(kept).not.toContain('stellwerk-offline-data /page-data/en/imprint/page-data.json');
});
