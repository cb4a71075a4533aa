import { expect, test } from '#tests/support/playwright/site-fixtures';

test.use({ javaScriptEnabled: false });

test('the menu opens, its links work, and the language switch keeps the page', async ({ page }) => {
  await page.goto('/en/');
  await page.locator('header summary', { hasText: 'Services' }).click();
  await page.locator('header a', { hasText: 'Splitpay' }).click();
  await expect(page).toHaveURL('/en/services/splitpay/');
  await page.locator('header a[data-language-switch]:not([hidden])').click();
  await expect(page).toHaveURL('/de/services/splitpay/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('disclosures open and texts are complete; entry, error and offline pages work', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/404/);
  await page.goto('/');
  await expect(page.locator('a[hreflang="en"]')).toBeVisible();
  await page.locator('a[hreflang="de"]').click();
  await expect(page).toHaveURL('/de/');
  await page.goto('/en/services/cards/');
  const answer = page.locator('#faq details').last();
  await expect(answer.locator('summary + *')).toBeHidden();
  await answer.locator('summary').click();
  await expect(answer.locator('summary + *')).toBeVisible();
  await page.goto('/en/services/payment-flows/');
  await expect(page.locator('#methods-and-times')).toBeHidden();
  await page.goto('/en/services/payment-flows/#methods-and-times');
  await expect(page.locator('#methods-and-times')).toBeInViewport();
  await page.goto('/de/glossary/bank-identifier-code/');
  expect((await page.locator('main').innerText()).split(/\s+/).length).toBeGreaterThan(500);
  await page.goto('/en/podcats/');
  await expect(page.locator('[data-requested-path]')).toBeHidden();
  await expect(page.locator('[data-suggestions]')).toBeHidden();
  expect(await page.locator('main ul a:visible').count()).toBeGreaterThanOrEqual(5);
  await page.goto('/de/offline/');
  await expect(page.locator('h1')).toHaveText('Lesen ohne Verbindung');
  await expect(page.locator('[data-offline="no"]')).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(0);
});
