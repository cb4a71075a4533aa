import type { Page } from '@playwright/test';
import {
  article,
  expect,
  expectHeading,
  imprint,
  test,
  visit,
} from '#tests/support/playwright/fault-fixtures';
import { follow } from '#tests/support/playwright/site-fixtures';

const psd2 = 'Payment Services Directive 2';
const legalNotice = 'Legal notice';

/** Adds two entries of one document. */
async function visitTwo(page: Page): Promise<void> {
  await visit(page, article);
  await follow(page, imprint);
  await expectHeading(page, legalNotice);
}

test('Back before a reloaded document has its scripts leads to the previous page', async ({
  page,
  server,
}) => {
  await visitTwo(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const scripts = server.fail(/^\/_next\/static\/chunks\/.*\.js$/, { kind: 'hold' });
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(scripts.hits).toBeGreaterThan(0);
  await page.evaluate(() => history.back());
  // A full load may wait for a connection that a delayed script holds.
  scripts.release();
  await expect(page).toHaveURL(article);
  await expectHeading(page, psd2);
});

test('the page matches its URL, whatever other scripts do to the history', async ({ page, recording }) => {
  await page.addInitScript(
    ([from, to]) =>
      addEventListener('DOMContentLoaded', () => {
        if (location.pathname === from) History.prototype.replaceState.call(history, history.state, '', to);
      }),
    [imprint, article] as const,
  );
  await test.step('a URL changed before the scripts were loaded', async () => {
    await visit(page, imprint);
    await expect(page).toHaveURL(article);
    await expectHeading(page, psd2);
  });
  recording.clear();
  await test.step("history methods are the browser's, not those of Next's router", async () => {
    const own = await page.evaluate(() => [
      history.pushState === History.prototype.pushState,
      history.replaceState === History.prototype.replaceState,
    ]);
    expect(own).toEqual([true, true]);
  });
  await test.step('an entry added by another script', async () => {
    await page.evaluate((path) => History.prototype.pushState.call(history, null, '', path), imprint);
    await page.goBack();
    await expectHeading(page, psd2);
    await page.goForward();
    await expect(page).toHaveURL(imprint);
    await expectHeading(page, legalNotice);
    await page.goBack();
    await expectHeading(page, psd2);
  });
  await test.step('an entry whose state another script has cleared', async () => {
    await follow(page, imprint);
    await expectHeading(page, legalNotice);
    await page.evaluate(() => history.replaceState({}, '', '?cleaned'));
    await page.goBack();
    await expect(page).toHaveURL(article);
    await expectHeading(page, psd2);
    await page.goForward();
    await expect(page).toHaveURL(`${imprint}?cleaned`);
    await expectHeading(page, legalNotice);
  });
  expect(recording.documents()).toEqual([]);
});
