import { expect, test } from '#tests/support/playwright/site-fixtures';

test.use({ javaScriptEnabled: false });

test('the entry page offers both languages as links', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('a[hreflang="en"]')).toBeVisible();
  await page.locator('a[hreflang="de"]').click();
  await expect(page).toHaveURL('/de/');
});

test('the menu opens, leads on, and the language switch keeps the page', async ({ page }) => {
  await page.goto('/en/');
  await page.locator('header summary', { hasText: 'Services' }).click();
  await page.locator('header a', { hasText: 'Splitpay' }).click();
  await expect(page).toHaveURL('/en/services/splitpay/');
  await page.locator('header a[data-language-switch]:not([hidden])').click();
  await expect(page).toHaveURL('/de/services/splitpay/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('answers open and the text is all there', async ({ page }) => {
  await page.goto('/en/services/cards/');
  const answer = page.locator('#faq details').last();
  await expect(answer.locator('summary + *')).toBeHidden();
  await answer.locator('summary').click();
  await expect(answer.locator('summary + *')).toBeVisible();
  await page.goto('/de/glossary/bank-identifier-code/');
  expect((await page.locator('main').innerText()).split(/\s+/).length).toBeGreaterThan(500);
});
