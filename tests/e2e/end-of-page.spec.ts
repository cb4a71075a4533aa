import type { Page } from '@playwright/test';
import { imprint, popup } from '#tests/support/playwright/consent-page';
import { shortenPauses } from '#tests/support/playwright/shorten-pauses';
import { expect, follow, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';
import { waitForParts } from '#tests/support/playwright/wait-for-parts';

// The question for consent adds its height to the end of the page.
test.use({ asks: true });

const long = '/en/developers/';

/** Pixels between the end of the page and that of the window. */
const readDistance = (page: Page): Promise<number> =>
  page.evaluate(() => Math.round(document.documentElement.scrollHeight - innerHeight - scrollY));

/** Reads a long page to its end. */
async function readToEnd(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.goto(long);
  await waitForRuntime(page);
  await expect(popup(page)).toBeVisible();
  await waitForParts(page);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  // Where it is remembered for the browser's own Back and for a reload.
  await page.waitForFunction(
    () => (history.state as { stellwerk?: { scroll: number } }).stellwerk?.scroll === scrollY,
  );
}

async function expectAsLeft(page: Page): Promise<void> {
  await expect(page).toHaveURL(long);
  await expect(popup(page)).toBeVisible();
  await expect.poll(() => readDistance(page)).toBe(0);
}

for (const [name, device] of [
  ['a desk', { viewport: { width: 1280, height: 720 } }],
  ['a phone', { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true }],
] as const)
  test.describe(`the end of a long page, on ${name}`, () => {
    test.use(device);

    test('is there again after Back, by the site and by the browser, and after a reload', async ({
      page,
    }) => {
      await page.addInitScript(shortenPauses);
      await readToEnd(page);
      await follow(page, imprint);
      await expect(page).toHaveURL(imprint);
      await expect(popup(page)).toHaveCount(0);
      await page.goBack();
      await expectAsLeft(page);
      await readToEnd(page);
      await page.goto(imprint);
      await page.goBack();
      await expectAsLeft(page);
      await page.reload();
      await expectAsLeft(page);
    });
  });
