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
import { follow, markDocument } from '#tests/support/playwright/site-fixtures';

test.use({ serviceWorkers: 'allow' });

test('a page that was opened before is shown from the cache when the network takes long', async ({
  page,
  server,
}) => {
  await openWithCopies(page, first);
  const slow = server.fail(exactly(first), { kind: 'hold' });
  await page.goto(first);
  await expectHeading(page, /Payment Services Directive 2/);
  expect(slow.hits()).toBe(1);
  slow.release();
});

test('a newer build drops the documents and the data that the worker kept', async ({ page, server }) => {
  await openWithCopies(page, first);
  await follow(page, imprint);
  await expectHeading(page, 'Legal notice');
  await expect
    .poll(() => listKept(page))
    .toContain('stellwerk-offline-data /page-data/en/imprint/page-data.json');
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
