import type { Page } from '@playwright/test';
import {
  article,
  expect,
  expectHeading,
  imprint,
  pageData,
  test,
  visit,
} from '#tests/support/playwright/fault-fixtures';
import { follow } from '#tests/support/playwright/site-fixtures';

const terms = '/en/terms-of-use/';
const bar = '[data-navigation-progress]';

type Counting = { delays: number };

async function countDelays(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counting = window as unknown as Counting;
    counting.delays = 0;
    addEventListener('onRouteUpdateDelayed', () => (counting.delays += 1));
  });
  return () => page.evaluate(() => (window as unknown as Counting).delays);
}

for (const [language, target, heading, text] of [
  ['en', imprint, 'Legal notice', 'Loading …'],
  ['de', '/de/imprint/', 'Impressum', 'Wird geladen …'],
] as const) {
  test(`a navigation of more than a second says so (${language}), and is silent on arrival`, async ({
    page,
    server,
  }) => {
    await visit(page, article.replace('/en/', `/${language}/`));
    const delays = await countDelays(page);
    const status = page.locator('[aria-live="polite"], [role="status"]').filter({ hasText: text });
    const slow = server.fail(pageData(target), { kind: 'hold' });
    await follow(page, target);
    await expect.poll(slow.hits).toBe(1);
    expect(await page.locator(bar).count()).toBe(0);
    expect(await delays()).toBe(0);
    await expect(page.locator(bar)).toBeVisible();
    expect(
      await page
        .locator(bar)
        .evaluate(
          (element) =>
            element.getAttribute('aria-hidden') === 'true' ||
            ['none', 'presentation'].includes(element.getAttribute('role') ?? ''),
        ),
    ).toBe(true);
    await expect(status).toHaveCount(1);
    expect(await delays()).toBe(1);
    slow.release();
    await expectHeading(page, heading);
    await expect(page.locator(bar)).toHaveCount(0);
    await expect(status).toHaveCount(0);
    expect(await delays()).toBe(1);
  });
}

test('a quick navigation says nothing', async ({ page }) => {
  await visit(page, article);
  const delays = await countDelays(page);
  for (const [target, heading] of [
    [imprint, 'Legal notice'],
    [terms, 'Terms of use'],
  ] as const) {
    await follow(page, target);
    await expectHeading(page, heading);
  }
  expect(await delays()).toBe(0);
  await expect(page.locator(bar)).toHaveCount(0);
});
