import type { Page } from '@playwright/test';
import { imprint, popup } from '#tests/support/playwright/consent-page';
import { expect, follow, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

// The question for consent adds its height to the end of the page.
test.use({ asks: true });

const long = '/en/developers/';

const readTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Reads a long page to its end. @returns where it stands */
async function readToEnd(page: Page): Promise<number> {
  await page.goto(long);
  await waitForRuntime(page);
  await expect(popup(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  // Where it is remembered for the browser's own Back and for a reload.
  await page.waitForFunction(
    () => (history.state as { stellwerk?: { scroll: number } }).stellwerk?.scroll === scrollY,
  );
  return readTop(page);
}

async function expectAsLeft(page: Page, top: number): Promise<void> {
  await expect(page).toHaveURL(long);
  await expect(popup(page)).toBeVisible();
  await expect.poll(() => readTop(page)).toBe(top);
}

for (const [name, device] of [
  ['a desk', { viewport: { width: 1280, height: 720 } }],
  ['a phone', { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true }],
] as const)
  test.describe(`the end of a long page, on ${name}`, () => {
    test.use(device);

    test('is there again after Back from a page that asks nothing', async ({ page }) => {
      const top = await readToEnd(page);
      await follow(page, imprint);
      await expect(page).toHaveURL(imprint);
      await expect(popup(page)).toHaveCount(0);
      await page.goBack();
      await expectAsLeft(page, top);
    });

    test('is there again after Back by the browser, and after a reload', async ({ page }) => {
      const top = await readToEnd(page);
      await page.goto(imprint);
      await page.goBack();
      await expectAsLeft(page, top);
      await page.reload();
      await expectAsLeft(page, top);
    });
  });
