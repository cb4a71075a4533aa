import { expect, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

const article = '/en/glossary/payment-services-directive-2/';
const other = '/en/glossary/politically-exposed-person/';

/**
 * Sites before publication are opened with credentials in the URL, which fetch rejects, so there is no page
 * data.
 */
test('a document opened with credentials in the URL has a runtime and working links', async ({
  page,
  baseURL,
}) => {
  const opened = new URL(article, baseURL);
  Object.assign(opened, { username: 'user', password: 'pw' });
  await page.clock.install();
  await page.goto(opened.href);
  await waitForRuntime(page);
  await page.locator(`main a[href="${other}"]`).last().click();
  // Its data is requested repeatedly, without success.
  await expect(async () => {
    await page.clock.fastForward(1000);
    await expect(page.locator('h1')).toHaveText(/Politically exposed person/, { timeout: 50 });
  }).toPass({ intervals: [0] });
  await expect(page).toHaveURL(other);
  await waitForRuntime(page);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(/Payment Services Directive 2/);
});
