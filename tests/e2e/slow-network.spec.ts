import type { Page } from '@playwright/test';
import {
  article,
  count,
  exactly,
  expect,
  expectHeading,
  imprint,
  pageData,
  pageDataPath,
  test,
  visit,
} from '#tests/support/playwright/fault-fixtures';
import { findLateScripts } from '#lib/next/late-scripts';
import { readExported } from '#tests/support/exported';
import { follow, markDocument, waitForRuntime } from '#tests/support/playwright/site-fixtures';

const terms = '/en/terms-of-use/';

test('the newer of two clicks wins when the older answer comes last', async ({ page, server, recording }) => {
  await visit(page, article);
  const older = server.fail(pageData(imprint), { kind: 'hold' });
  recording.clear();
  await follow(page, imprint);
  await expect.poll(older.hits).toBe(1);
  await follow(page, terms);
  await expectHeading(page, 'Terms of use');
  older.release();
  // The next navigation begins after the older answer came.
  await follow(page, '/en/license/');
  await expect(page).toHaveURL('/en/license/');
  await page.goBack();
  await expectHeading(page, 'Terms of use');
  await page.goBack();
  await expectHeading(page, /Payment Services Directive 2/);
  expect(recording.documents()).toEqual([]);
});

test('the newer of two clicks wins when the older answer comes first', async ({
  page,
  server,
  recording,
}) => {
  await visit(page, article);
  const newer = server.fail(pageData(terms), { kind: 'hold' });
  const finished = page
    .waitForEvent('requestfinished', (request) => request.url().endsWith(pageDataPath(imprint)))
    .catch(() => undefined);
  recording.clear();
  await follow(page, imprint, terms);
  await expect.poll(newer.hits).toBe(1);
  await Promise.race([finished, page.waitForEvent('requestfailed').catch(() => undefined)]);
  await expectHeading(page, /Payment Services Directive 2/);
  newer.release();
  await expectHeading(page, 'Terms of use');
  await expect(page).toHaveURL(terms);
  await page.goBack();
  await expectHeading(page, /Payment Services Directive 2/);
  expect(recording.documents()).toEqual([]);
});

test('Back while a click is still loading wins over it', async ({ page, server, recording }) => {
  await visit(page, article);
  await follow(page, terms);
  await expectHeading(page, 'Terms of use');
  const slow = server.fail(pageData(imprint), { kind: 'hold' });
  recording.clear();
  await follow(page, imprint);
  await expect.poll(slow.hits).toBe(1);
  await page.goBack();
  await expectHeading(page, /Payment Services Directive 2/);
  slow.release();
  await page.goForward();
  await expectHeading(page, 'Terms of use');
  await expect(page).toHaveURL(terms);
  expect(recording.documents()).toEqual([]);
});

test('offline, the navigation waits instead of burning retries, and goes on when online', async ({
  page,
  context,
  recording,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.clock.install();
  await visit(page, article);
  const isSameDocument = await markDocument(page);
  recording.clear();
  await context.setOffline(true);
  await follow(page, imprint);
  await page.clock.runFor(10_000);
  await page.clock.runFor(10_000);
  const offline = count(recording.paths(), pageDataPath(imprint));
  expect(offline).toBeLessThanOrEqual(1);
  await expectHeading(page, /Payment Services Directive 2/);
  await context.setOffline(false);
  await expectHeading(page, 'Legal notice');
  expect(count(recording.paths(), pageDataPath(imprint))).toBe(offline + 1);
  expect(recording.documents()).toEqual([]);
  expect(await isSameDocument()).toBe(true);
});

/** Makes the browser's own clock of requests run a hundred times as fast. */
async function shortenTimeouts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 100);
  });
}

test('page data that never answers is asked for four times, then the target is loaded in full', async ({
  page,
  server,
  recording,
}) => {
  await shortenTimeouts(page);
  await visit(page, article);
  const silent = server.fail(pageData(imprint), { kind: 'hold' });
  recording.clear();
  await follow(page, `${imprint}?a=1`);
  await expectHeading(page, 'Legal notice');
  expect(silent.hits()).toBe(4);
  expect(recording.documents()).toEqual([`${imprint}?a=1`]);
  await page.goBack();
  await expectHeading(page, /Payment Services Directive 2/);
});

test('Forward while the scripts of a reloaded page are on their way is a page load', async ({
  page,
  server,
}) => {
  await visit(page, article);
  await follow(page, imprint);
  await expectHeading(page, 'Legal notice');
  await page.goBack();
  await expectHeading(page, /Payment Services Directive 2/);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const [first = ''] = findLateScripts(readExported(`${article}index.html`));
  // One of them is enough; all together would keep every connection that the browser allows a host.
  const scripts = server.fail(exactly(first), { kind: 'hold' });
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect.poll(scripts.hits).toBeGreaterThan(0);
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL(imprint);
  await expectHeading(page, 'Legal notice');
  scripts.release();
  await waitForRuntime(page);
  await expectHeading(page, 'Legal notice');
  await expect(page).toHaveURL(imprint);
});
