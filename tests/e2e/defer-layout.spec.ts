import type { Page } from '@playwright/test';
import { expect, follow, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

type Watched = { readonly waits: string[]; readonly shifts: number[] };

const long = '/en/services/prepaid-cards/';

/** Records deferred parts and layout shifts. */
async function watch(page: Page): Promise<() => Promise<Watched>> {
  await page.evaluate(() => {
    const watched: Watched = { waits: [], shifts: [] };
    Object.assign(window, { watched });
    new MutationObserver((records) => {
      for (const { target } of records)
        if (target instanceof HTMLElement) watched.waits.push(target.dataset['layout'] ?? 'no more');
    }).observe(document.body, { attributeFilter: ['data-layout'], subtree: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watched.shifts.push((entry as { value?: number }).value ?? 0);
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (window as unknown as { readonly watched: Watched }).watched);
}

test('parts below the window are laid out after the first paint without a shift; Back to a lower position lays out all at once', async ({
  page,
}) => {
  await page.goto('/en/services/');
  await waitForRuntime(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  const top = (): Promise<number> => page.evaluate(() => scrollY);
  await expect.poll(top).toBe(900);
  const there = await watch(page);
  await follow(page, long);
  await expect(page).toHaveURL(long);
  await expect.poll(async () => (await there()).waits.length).toBeGreaterThan(0);
  await expect(page.locator('[data-layout]')).toHaveCount(0);
  expect(new Set((await there()).waits)).toEqual(new Set(['later', 'no more']));
  expect((await there()).shifts.filter((value) => value > 0)).toEqual([]);
  const height = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
  const soft = await height();
  const back = await watch(page);
  await page.goBack();
  await expect(page).toHaveURL('/en/services/');
  await expect.poll(top).toBe(900);
  expect((await back()).waits).toEqual([]);
  await page.goto(long);
  await expect.poll(height).toBe(soft);
});
