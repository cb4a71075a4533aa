import type { Page } from '@playwright/test';
import { imprint, popup } from '#tests/support/playwright/consent-page';
import { expect, follow, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

// The consent question changes the height of the page.
test.use({ asks: true });

const long = '/en/developers/';

/** Px between the end of the page and that of the window. */
const readDistance = (page: Page): Promise<number> =>
  page.evaluate(() => Math.round(document.documentElement.scrollHeight - innerHeight - scrollY));

/** Waits until the position is stored for Back and reload. */
async function expectRemembered(page: Page): Promise<void> {
  await page.waitForFunction(
    () => (history.state as { stellwerk?: { scroll: number } }).stellwerk?.scroll === scrollY,
  );
}

/** On phones, the question appears after some idle seconds, which are skipped here. */
async function expectQuestion(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(5000);
    await expect(popup(page)).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** Scrolls a long page to its end. */
async function readToEnd(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto(long);
  await expectQuestion(page);
  await waitForRuntime(page);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expectRemembered(page);
}

async function expectAsLeft(page: Page): Promise<void> {
  await expect(page).toHaveURL(long);
  await expectQuestion(page);
  await expect.poll(() => readDistance(page)).toBe(0);
  await expectRemembered(page);
}

for (const [name, device] of [
  ['a desk', { viewport: { width: 1280, height: 720 } }],
  ['a phone', { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true }],
] as const)
  test.describe(`on ${name}`, () => {
    test.use(device);

    test('the scroll position at the end of a long page is restored after Back and reload', async ({
      page,
    }) => {
      await readToEnd(page);
      await follow(page, imprint);
      await expect(page).toHaveURL(imprint);
      await expect(popup(page)).toHaveCount(0);
      await page.goBack();
      await expectAsLeft(page);
      await page.goto(imprint);
      await page.goBack();
      await expectAsLeft(page);
      await page.reload();
      await expectAsLeft(page);
    });
  });
