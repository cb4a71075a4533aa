import type { Page } from '@playwright/test';
import { desk, phone, readFocus } from '#tests/support/playwright/menu-page';
import { expect, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

/** Presses Tab until an element has the focus; every focused element must be visible. */
async function tabTo(page: Page, selector: string, most = 80): Promise<void> {
  const arrived = (): Promise<boolean> =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  for (let step = 0; step < most && !(await arrived()); step += 1) {
    await page.keyboard.press('Tab');
    // After the last element, the focus leaves the page and returns to the first one.
    if (await page.evaluate(() => document.activeElement === document.body)) continue;
    const { text } = await readFocus(page);
    // The header may be moving.
    await expect
      .poll(async () => (await readFocus(page)).seen, {
        message: `the focus is on "${text.slice(0, 60)}", which cannot be seen`,
      })
      .toBe(true);
  }
  expect(await arrived(), `Tab leads to ${selector}`).toBe(true);
  const outline = await page.evaluate(
    () => getComputedStyle(document.activeElement ?? document.body).outlineStyle,
  );
  expect(outline).not.toBe('none');
}

/** The search entry leads to the site index and on to a page. */
async function searchEntry(page: Page, javaScriptEnabled: boolean): Promise<void> {
  await page.goto('/en/');
  if (javaScriptEnabled) await waitForRuntime(page);
  await tabTo(page, 'header a[href="/en/search/"]');
  await page.keyboard.press('Enter');
  if (javaScriptEnabled) {
    await expect(page.locator('dialog[open] [data-all]')).toBeVisible();
    await tabTo(page, 'dialog[open] [data-all]');
    await page.keyboard.press('Enter');
  }
  await expect(page).toHaveURL('/en/search/');
  await expect(page.locator('h1')).toBeVisible();
  await tabTo(page, 'main a[href="/en/exchange-rates/"]');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/exchange-rates/');
}

async function skip(page: Page): Promise<void> {
  await page.goto('/en/blog/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/blog/#main');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
}

/** From a post to the list of its subject, and back to all posts. */
async function readPosts(page: Page): Promise<void> {
  await page.goto('/en/blog/verification-of-payee-one-year-on/');
  await tabTo(page, 'main a[href="/en/blog/category/payments/"]');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/blog/category/payments/');
  await tabTo(page, 'main a[href="/en/blog/"]');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/blog/');
}

async function openQuestion(page: Page): Promise<void> {
  await page.goto('/en/support/faq/');
  await tabTo(page, 'main details:not([name], [open]) > summary', 120);
  const question = page.locator('main details > summary:focus');
  await page.keyboard.press('Enter');
  await expect(question.locator('xpath=..')).toHaveAttribute('open', '');
  await page.keyboard.press('Enter');
  await expect(question.locator('xpath=..')).not.toHaveAttribute('open', '');
}

for (const [name, viewport, javaScriptEnabled] of [
  ['on a desk', desk, true],
  ['without script on a phone', phone, false],
] as const) {
  test.describe(`by keyboard ${name}`, () => {
    test.use({ viewport, javaScriptEnabled });

    test('the search entry, the skip link, a post, a question and a sign-up work', async ({ page }) => {
      await test.step('the search entry', () => searchEntry(page, javaScriptEnabled));
      await test.step('the skip link', () => skip(page));
      await test.step('a post', () => readPosts(page));
      await test.step('a question', () => openQuestion(page));
      await test.step('a sign-up', async () => {
        await page.goto('/en/newsletter/');
        await tabTo(page, 'main form [name="email"]');
      });
    });
  });
}
