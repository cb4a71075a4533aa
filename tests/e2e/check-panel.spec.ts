import { listEntries } from '#lib/families/industries/schema';
import { services } from '#lib/families/services/schema';
import { expect, test } from '#tests/support/playwright/site-fixtures';

/** A check with two states and one with three, the only kinds. */
const checks = [
  { path: '/en/services/debit-cards/', check: services.get('en', 'debit-cards').check },
  ...listEntries('de')
    .filter(({ check }) => check.states.length === 3)
    .map(({ slug, check }) => ({ path: `/de/industries/${slug}/`, check }))
    .slice(0, 1),
];

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

test('each option of the check shows its screen, diagram and outcome by keyboard, without a script', async ({
  page,
}) => {
  expect(checks.map(({ check }) => check.states.length)).toEqual([2, 3]);
  for (const { path, check } of checks) {
    await page.goto(path);
    const keys = page.getByRole('group', { name: check.legend });
    await keys.getByRole('radio').first().focus();
    for (const [index, { key }] of check.states.entries()) {
      if (index > 0) await page.keyboard.press('ArrowRight');
      await expect(keys.getByRole('radio', { name: key, exact: true })).toBeChecked();
      for (const [other, { outcome }] of check.states.entries()) {
        const text = page.locator('main [data-state]').getByText(outcome, { exact: false });
        await expect(text.first()).toBeVisible({ visible: other === index });
      }
      await expect(page.locator('main [data-state]:visible svg[role=img]')).toHaveCount(1);
    }
  }
});
