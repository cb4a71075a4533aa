import {
  article,
  count,
  expect,
  expectHeading,
  imprint,
  pageData,
  pageDataPath,
  test,
  visit,
} from '#tests/support/playwright/fault-fixtures';
import { follow, markDocument } from '#tests/support/playwright/site-fixtures';

const terms = '/en/terms-of-use/';
const psd = /Payment Services Directive 2/;

/** Polling interval while the test controls the clock. */
const often = { intervals: [20] };

test('the later of two clicks wins in any order of responses, and so does Back', async ({
  page,
  server,
  recording,
}) => {
  await visit(page, article);
  recording.clear();
  await test.step('the older response arrives last', async () => {
    const older = server.fail(pageData(imprint), { kind: 'hold' });
    await follow(page, imprint);
    await expect.poll(older.hits, often).toBe(1);
    await follow(page, terms);
    await expectHeading(page, 'Terms of use');
    older.remove();
    // The next navigation starts after the older response.
    await follow(page, '/en/license/');
    await expect(page).toHaveURL('/en/license/');
    await page.goBack();
    await expectHeading(page, 'Terms of use');
    await page.goBack();
    await expectHeading(page, psd);
  });
  await test.step('the older response arrives first', async () => {
    const [first, second] = [
      '/en/glossary/anti-money-laundering/',
      '/en/glossary/politically-exposed-person/',
    ];
    const newer = server.fail(pageData(second), { kind: 'hold' });
    const finished = page
      .waitForEvent('requestfinished', (request) => request.url().endsWith(pageDataPath(first)))
      .catch(() => undefined);
    await follow(page, first, second);
    await expect.poll(newer.hits, often).toBe(1);
    await Promise.race([finished, page.waitForEvent('requestfailed').catch(() => undefined)]);
    await expectHeading(page, psd);
    newer.remove();
    await expectHeading(page, /Politically exposed person/);
    await expect(page).toHaveURL(second);
    await page.goBack();
    await expectHeading(page, psd);
  });
  await test.step('Back', async () => {
    await follow(page, terms);
    await expectHeading(page, 'Terms of use');
    const slow = server.fail(pageData('/en/services/'), { kind: 'hold' });
    await follow(page, '/en/services/');
    await expect.poll(slow.hits, often).toBe(1);
    await page.goBack();
    await expectHeading(page, psd);
    slow.remove();
    await page.goForward();
    await expectHeading(page, 'Terms of use');
    await expect(page).toHaveURL(terms);
  });
  expect(recording.documents()).toEqual([]);
});

test('offline, the navigation waits without using retries, and continues when online', async ({
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
  await expectHeading(page, psd);
  await context.setOffline(false);
  await expectHeading(page, 'Legal notice');
  expect(count(recording.paths(), pageDataPath(imprint))).toBe(offline + 1);
  expect(recording.documents()).toEqual([]);
  expect(await isSameDocument()).toBe(true);
});
