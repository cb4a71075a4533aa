import type { Page } from '@playwright/test';
import { findLateScripts } from '#lib/next/late-scripts';
import { home, readLayer } from '#tests/support/playwright/consent-page';
import { readExported } from '#tests/support/exported';
import { exactly, expect, expectHeading, imprint, test } from '#tests/support/playwright/fault-fixtures';
import type { FaultServer } from '#tests/support/playwright/fault-server';
import { waitForRuntime } from '#tests/support/playwright/site-fixtures';

test.use({ asks: true });

/** Stores an earlier decision: 1 for consent, 0 for refusal. */
async function decide(page: Page, status: number): Promise<void> {
  await page.addInitScript((value) => {
    const statuses = { analytics: value, remarketing: value };
    const record = { version: 1, date: new Date().toISOString(), statuses };
    localStorage.setItem('stellwerk-consent', JSON.stringify(record));
  }, status);
}

/** Loads a page and follows a link before its runtime has started. */
async function leaveEarly(page: Page, server: FaultServer): Promise<void> {
  const [runtime = 'none'] = findLateScripts(readExported(`${home}index.html`));
  const held = server.fail(exactly(runtime), { kind: 'hold' });
  await page.goto(`${home}?access_token=secret`);
  // The starter has removed the token from the URL.
  await expect(page).toHaveURL(home);
  await page.locator(`footer a[href="${imprint}"]`).click();
  await expectHeading(page, 'Legal notice');
  expect(await page.evaluate(() => document.documentElement.dataset['runtime'])).toBeUndefined();
  held.release();
  // Starts the scripts at once instead of when the page is idle.
  await page.keyboard.press('Shift');
  await waitForRuntime(page);
}

const readViews = async (page: Page): Promise<unknown[]> =>
  (await readLayer(page)).filter(({ event }) => event === 'pageview');

const readStored = (page: Page): Promise<string[]> => page.evaluate(() => Object.keys(sessionStorage));

const title = /<title>([^<]*)/.exec(readExported(`${home}index.html`))?.[1]?.replace(/\s*\|[^|]*$/, '');

/** The next page reports the one that was left early, with its title and URL. */
async function expectCounted(page: Page, server: FaultServer): Promise<void> {
  await expect
    .poll(() => readViews(page))
    .toEqual([
      { event: 'pageview', title, location: `${server.origin}${home}?access_token=[REDACTED]` },
      { event: 'pageview', title: 'Legal notice', location: server.origin + imprint },
    ]);
  expect(await readStored(page)).toEqual([]);
}

test('it is not stored after a refusal', async ({ page, server }) => {
  await decide(page, 0);
  await leaveEarly(page, server);
  await expect.poll(() => readViews(page)).toHaveLength(1);
  expect(await readStored(page)).toEqual([]);
});

for (const [device, use] of [
  ['desk', {}],
  ['phone', { hasTouch: true, isMobile: true, viewport: { width: 412, height: 823 } }],
] as const)
  test.describe(`on a ${device}`, () => {
    test.use(use);

    test('a page left before its runtime started is reported by the next one', async ({ page, server }) => {
      await decide(page, 1);
      await leaveEarly(page, server);
      await expectCounted(page, server);
    });
  });
