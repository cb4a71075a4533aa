import { configuredTest as test } from '#tests/support/playwright/configured-fixtures';
import { expect } from '#tests/support/playwright/site-fixtures';

/** Records `mailto:` navigations, because the test's browser has no mail program. */
const watchMail = (): void => {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a[href^="mailto:"]');
    if (!link) return;
    event.preventDefault();
    document.documentElement.dataset['mail'] = link.getAttribute('href') ?? '';
  });
};

test('without a service, a form becomes an e-mail and a text to copy', async ({ page }) => {
  const [question, answer] = ['Was haben Sie gesucht, als Sie hierherkamen?', 'Die Gebühren'];
  await page.addInitScript(watchMail);
  await page.goto('/de/survey/');
  const form = page.locator('main form[data-form]');
  const submit = form.locator('[data-submit]');
  await expect(submit).toBeEnabled();
  await form.getByLabel(question).fill(answer);
  await submit.click();
  await expect(form.locator('[data-copy] pre')).toContainText(`${question}\n${answer}`);
  await expect(form.locator('[data-copy]')).toBeFocused();
  const mail = new URL((await page.locator('html').getAttribute('data-mail')) ?? '');
  expect(mail.searchParams.get('body')).toContain(answer);
  expect(mail.searchParams.get('subject')).not.toBe('');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the e-mail address is shown instead of a button', async ({ page }) => {
    await page.goto('/en/survey/');
    const form = page.locator('main form[data-form]');
    await expect(form.locator('[data-submit]')).toBeDisabled();
    await expect(form.locator('[data-mail] a[href^="mailto:"]')).toBeVisible();
  });
});
