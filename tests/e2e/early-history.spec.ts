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

/** Two entries of one document. */
async function visitTwo(page: Page): Promise<void> {
  await visit(page, article);
  await follow(page, imprint);
  await expectHeading(page, legalNotice);
}

test('Back before a reloaded document has its scripts leads to the page before', async ({ page, server }) => {
  await visitTwo(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const scripts = server.fail(/^\/_next\/static\/chunks\/.*\.js$/, { kind: 'hold' });
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(scripts.hits).toBeGreaterThan(0);
  await page.evaluate(() => history.back());
  // A full load of the entry's page may wait for a connection that a script holds.
  scripts.release();
  await expect(page).toHaveURL(article);
  await expectHeading(page, psd2);
});

test('an address that changed unseen before the scripts came gets its page', async ({ page }) => {
  await page.addInitScript(
    ([from, to]) =>
      addEventListener('DOMContentLoaded', () => {
        if (location.pathname === from) History.prototype.replaceState.call(history, history.state, '', to);
      }),
    [imprint, article] as const,
  );
  await visit(page, imprint);
  await expect(page).toHaveURL(article);
  await expectHeading(page, psd2);
});

test('an entry that another script added gets the page of its address', async ({ page, recording }) => {
  await visit(page, article);
  recording.clear();
  await page.evaluate((path) => History.prototype.pushState.call(history, null, '', path), imprint);
  await page.goBack();
  await expectHeading(page, psd2);
  await page.goForward();
  await expect(page).toHaveURL(imprint);
  await expectHeading(page, legalNotice);
  await page.goBack();
  await expectHeading(page, psd2);
  expect(recording.documents()).toEqual([]);
});

test("other scripts find the browser's own methods of the history, not Next's, whose router would write late", async ({
  page,
}) => {
  await visit(page, article);
  const own = await page.evaluate(() => [
    history.pushState === History.prototype.pushState,
    history.replaceState === History.prototype.replaceState,
  ]);
  expect(own).toEqual([true, true]);
});

test('an entry whose state another script has emptied, as tags that tidy addresses do, gets the page of its address', async ({
  page,
}) => {
  await visit(page, '/en/services/');
  await follow(page, '/en/services/accounts/');
  await expect(page.locator('h1')).toHaveText(/account/i);
  const heading = await page.locator('h1').textContent();
  await page.evaluate(() => history.replaceState({}, '', '?cleaned'));
  await page.goBack();
  await expect(page).toHaveURL('/en/services/');
  await expect(page.locator('h1')).toHaveText(/Ten services/);
  await page.goForward();
  await expect(page).toHaveURL('/en/services/accounts/?cleaned');
  await expect(page.locator('h1')).toHaveText(heading ?? '');
});
