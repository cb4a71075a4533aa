import type { Page } from '@playwright/test';
import { navigationDelayNotice } from '#lib/page-data/core/constants';
import {
  article,
  expect,
  expectHeading,
  imprint,
  pageData,
  test,
  visit,
} from '#tests/support/playwright/fault-fixtures';
import type { FaultServer } from '#tests/support/playwright/fault-server';
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

/** Follows a link whose data takes more than a second. */
async function followSlowly(
  page: Page,
  server: FaultServer,
  [target, heading, text]: readonly [string, string, string],
): Promise<void> {
  const status = page.locator('[aria-live="polite"], [role="status"]').filter({ hasText: text });
  const slow = server.fail(pageData(target), { kind: 'hold' });
  await follow(page, target);
  await expect.poll(slow.hits).toBe(1);
  expect(await page.locator(bar).count()).toBe(0);
  await page.clock.fastForward(navigationDelayNotice);
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
  slow.release();
  await expectHeading(page, heading);
  await expect(page.locator(bar)).toHaveCount(0);
  await expect(status).toHaveCount(0);
}

test("a navigation longer than a second shows a notice in the page's language until it ends; a quick one does not", async ({
  page,
  server,
}) => {
  await page.clock.install();
  await visit(page, article);
  const delays = await countDelays(page);
  for (const [target, heading] of [
    [terms, 'Terms of use'],
    [article, /Payment Services Directive 2/],
  ] as const) {
    await follow(page, target);
    await expectHeading(page, heading);
  }
  await page.clock.fastForward(navigationDelayNotice);
  expect(await delays()).toBe(0);
  await expect(page.locator(bar)).toHaveCount(0);
  await followSlowly(page, server, [imprint, 'Legal notice', 'Loading …']);
  expect(await delays()).toBe(1);
  await follow(page, '/de/terms-of-use/');
  await expectHeading(page, 'Nutzungsbedingungen');
  await followSlowly(page, server, ['/de/imprint/', 'Impressum', 'Wird geladen …']);
  expect(await delays()).toBe(2);
});
