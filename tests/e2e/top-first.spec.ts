import { expect, follow, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

type Watched = { readonly waits: string[]; readonly shifts: number[] };

test('what is below the window comes once the top is painted: nothing shifts, and nothing is left out', async ({
  page,
}) => {
  await page.goto('/en/');
  await waitForRuntime(page);
  await page.evaluate(() => {
    const watched: Watched = { waits: [], shifts: [] };
    Object.assign(window, { watched });
    new MutationObserver((records) => {
      for (const { target } of records)
        if (target instanceof HTMLElement && target.dataset['waiting'] !== undefined)
          watched.waits.push(target.dataset['waiting']);
    }).observe(document.body, { attributeFilter: ['data-waiting'], subtree: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watched.shifts.push((entry as { value?: number }).value ?? 0);
    }).observe({ type: 'layout-shift' });
  });
  await follow(page, '/en/services/prepaid-cards/');
  await expect(page).toHaveURL('/en/services/prepaid-cards/');
  const watched = (): Promise<Watched> =>
    page.evaluate(() => (window as unknown as { readonly watched: Watched }).watched);
  await expect.poll(async () => (await watched()).waits.length).toBeGreaterThan(0);
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  expect(new Set((await watched()).waits)).toEqual(new Set(['later']));
  expect((await watched()).shifts.filter((value) => value > 0)).toEqual([]);
  const height = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
  const soft = await height();
  await page.reload();
  await expect.poll(height).toBe(soft);
});

test('Back to a place further down lays out everything at once', async ({ page }) => {
  await page.goto('/en/services/');
  await waitForRuntime(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await follow(page, '/en/services/prepaid-cards/');
  await expect(page).toHaveURL('/en/services/prepaid-cards/');
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  await page.evaluate(() => {
    Object.assign(window, { waits: 0 });
    new MutationObserver((records) => {
      Object.assign(window, { waits: records.length });
    }).observe(document.body, { attributeFilter: ['data-waiting'], subtree: true });
  });
  await page.goBack();
  await expect(page).toHaveURL('/en/services/');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  expect(await page.evaluate(() => (window as unknown as { readonly waits: number }).waits)).toBe(0);
});
