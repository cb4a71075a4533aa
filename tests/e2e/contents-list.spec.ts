import type { Page } from '@playwright/test';
import { article, desk, otherArticle, phone } from '#tests/support/playwright/menu-page';
import { expect, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

test.use({ viewport: desk });

const links = (page: Page) => page.locator('[data-contents] a');

/** Exactly this link is marked. */
async function expectMarked(page: Page, index: number): Promise<void> {
  const current = page.locator('[data-contents] a[aria-current]');
  await expect(current).toHaveAttribute('href', (await links(page).nth(index).getAttribute('href')) ?? '');
  await expect(current).toHaveCount(1);
}

test('the table of contents marks the current section, also after navigation; on phones it is collapsed and opens by keyboard', async ({
  page,
}) => {
  await page.goto(article);
  await waitForRuntime(page);
  await links(page).nth(2).click();
  await expectMarked(page, 2);
  await page.evaluate(() => scrollTo(0, 0));
  await expectMarked(page, 0);
  await page.locator(`main a[href="${otherArticle}"]`).last().click();
  await expect(page.locator('h1')).toHaveText(/Politically exposed person/);
  await links(page).nth(1).click();
  await expectMarked(page, 1);
  await page.setViewportSize(phone);
  await page.goto(article);
  await expect(links(page).first()).toBeHidden();
  await page.locator('[data-contents] summary').focus();
  await page.keyboard.press('Enter');
  await expect(links(page).first()).toBeVisible();
});
