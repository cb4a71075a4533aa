import { listEntries } from '#lib/families/industries/schema';
import { services } from '#lib/families/services/schema';
import { locales } from '#lib/i18n/locales';
import { expect, test } from '#tests/support/playwright/site-fixtures';

const pages = locales.flatMap((locale) => [
  ...services.all(locale).map(({ slug, check }) => ({ path: `/${locale}/services/${slug}/`, check })),
  ...listEntries(locale).map(({ slug, check }) => ({ path: `/${locale}/industries/${slug}/`, check })),
]);

for (const { path, check } of pages) {
  test(`each key of the check shows its screen, its plan and its outcome: ${path}`, async ({ page }) => {
    await page.goto(path);
    const keys = page.getByRole('group', { name: check.legend });
    await expect(keys.getByRole('radio').first()).toBeChecked();
    for (const { key, outcome } of check.states) {
      await keys.getByRole('radio', { name: key, exact: true }).check();
      for (const other of check.states) {
        const text = page.locator('main [data-state]').getByText(other.outcome, { exact: false });
        await expect(text.first()).toBeVisible({ visible: other.outcome === outcome });
      }
      await expect(page.locator('main [data-state]:visible svg[role=img]')).toHaveCount(1);
    }
  });
}

test('the check fails without a script, from the keyboard', async ({ browser, origin }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${origin}/en/services/debit-cards/`);
  const [first, second] = services.get('en', 'debit-cards').check.states;
  await page.getByRole('radio', { name: first?.key ?? '', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: second?.key ?? '', exact: true })).toBeChecked();
  await expect(page.getByText(second?.outcome ?? '', { exact: false })).toBeVisible();
  await context.close();
});
