import { article, desk, otherArticle, phone } from '#tests/support/playwright/menu-page';
import { expect, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

test.describe('on a desk', () => {
  test.use({ viewport: desk });

  test.beforeEach(async ({ page }) => {
    await page.goto(article);
    await waitForRuntime(page);
  });

  test('the contents list marks the section being read, on later pages too', async ({ page }) => {
    const current = page.locator('[data-contents] a[aria-current]');
    await page.locator('[data-contents] a').nth(2).click();
    await expect(current).toHaveAttribute(
      'href',
      (await page.locator('[data-contents] a').nth(2).getAttribute('href')) ?? '',
    );
    await expect(current).toHaveCount(1);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(current).toHaveAttribute(
      'href',
      (await page.locator('[data-contents] a').first().getAttribute('href')) ?? '',
    );
    await page.locator(`main a[href="${otherArticle}"]`).last().click();
    await expect(page.locator('h1')).toHaveText(/Politically exposed person/);
    await page.locator('[data-contents] a').nth(1).click();
    await expect(current).toHaveAttribute(
      'href',
      (await page.locator('[data-contents] a').nth(1).getAttribute('href')) ?? '',
    );
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test.beforeEach(async ({ page }) => {
    await page.goto(article);
    await waitForRuntime(page);
  });

  test('the contents list folds away, and opens by keyboard', async ({ page }) => {
    const link = page.locator('[data-contents] a').first();
    await expect(link).toBeHidden();
    await page.locator('[data-contents] summary').focus();
    await page.keyboard.press('Enter');
    await expect(link).toBeVisible();
  });
});
