import type { Page } from '@playwright/test';
import { findStarter } from '#lib/next/late-scripts';
import { readExported } from '#tests/support/exported';
import { expect, expectHeading, test } from '#tests/support/playwright/fault-fixtures';
import type { FaultServer } from '#tests/support/playwright/fault-server';
import { waitForRuntime } from '#tests/support/playwright/site-fixtures';
import { waitForDeferredParts, deferredParts } from '#tests/support/playwright/deferred-parts';
import { listSamplesInBothLanguages } from '#tests/support/template-samples';

// Parts are only deferred on phones.
test.use({ hasTouch: true, isMobile: true, viewport: { width: 412, height: 823 } });

const start = '/en/';
const part = '#proof';

/** Number of parts still deferred. */
const countDeferred = (page: Page): Promise<number> => page.locator(deferredParts).count();

/** Positions of all headings on the page. */
const readPlaces = (page: Page): Promise<number[]> =>
  page
    .locator('main h2')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top + scrollY)));

/** Whether the browser skips a part far below; parts near the window are laid out in advance. */
const isSkipped = (page: Page): Promise<boolean> =>
  page.locator('#split h2').evaluate((heading) => !heading.checkVisibility({ contentVisibilityAuto: true }));

/** Delays the starter until it is released. */
const holdStarter = (server: FaultServer): ReturnType<FaultServer['fail']> =>
  server.fail(new RegExp(findStarter(readExported(`${start}index.html`))[0] ?? 'none'), { kind: 'hold' });

test('deferred parts are skipped at first, and all are rendered after the first paint', async ({
  page,
  server,
}) => {
  const starter = holdStarter(server);
  await page.goto(start, { waitUntil: 'commit' });
  await expectHeading(page, /./);
  // Determined when a frame is rendered.
  await expect.poll(() => isSkipped(page)).toBe(true);
  starter.release();
  await expect.poll(() => countDeferred(page)).toBe(0);
  expect(await isSkipped(page)).toBe(false);
});

/** The estimated height of the page, as a multiple of the one it turns out to have. */
const readEstimate = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const read = (): number => document.documentElement.scrollHeight;
    const estimated = read();
    document.documentElement.dataset['renderAll'] = '';
    return estimated / read();
  });

test.describe('in the window of a common phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the estimated height is within 15 % of the real one on most templates, and never far off', async ({
    page,
    server,
  }) => {
    test.slow();
    server.fail(/\.js$/, { kind: 'hold' });
    const pages = listSamplesInBothLanguages().filter(({ path }) => path.startsWith('/de/'));
    const estimates = new Map<string, number>();
    for (const { path } of pages) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('h1')).toBeInViewport();
      estimates.set(path, await readEstimate(page));
    }
    const off = (limit: number) => [...estimates].filter(([, estimate]) => Math.abs(estimate - 1) > limit);
    expect(off(0.4)).toEqual([]);
    expect(off(0.15).length, JSON.stringify(off(0.15))).toBeLessThan(pages.length / 6);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is deferred, and a fragment leads to its part', async ({ page }) => {
    await page.goto(start);
    // After a frame, in which the browser determines what to skip.
    await expect(page.locator('h1')).toBeInViewport();
    expect(await countDeferred(page)).toBeGreaterThan(3);
    expect(await isSkipped(page)).toBe(false);
    await page.goto(start + part);
    await expect(page.locator(`${part} h2`)).toBeInViewport();
  });
});

/** Px between a part and its target position. */
async function readDistance(page: Page): Promise<number> {
  await expect(page.locator(`${part} h2`)).toBeInViewport();
  return page.locator(part).evaluate((element) => {
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const { scrollMarginTop } = getComputedStyle(element);
    const { top } = element.getBoundingClientRect();
    return Math.abs(top - parseFloat(scrollPaddingTop) - parseFloat(scrollMarginTop));
  });
}

test('URL and link lead to a part, which keeps its position while others are laid out', async ({
  page,
  server,
}) => {
  // First, because later the browser has the starter in its cache.
  const starter = holdStarter(server);
  await page.goto(start, { waitUntil: 'commit' });
  await expectHeading(page, /./);
  expect(await countDeferred(page)).toBeGreaterThan(1);
  await page.evaluate((hash) => {
    const link = document.createElement('a');
    link.href = hash;
    document.querySelector('h1')?.append(link);
    link.click();
  }, part);
  await expect(page.locator(`${part} h2`)).toBeInViewport();
  starter.release();
  await waitForDeferredParts(page);
  expect(await readDistance(page)).toBeLessThan(2);
  await page.goto('about:blank');
  await page.goto(start + part);
  await waitForRuntime(page);
  expect(await countDeferred(page)).toBe(0);
  expect(await readDistance(page)).toBeLessThan(2);
});

test('a scroll position is restored after a reload, on Back, and with a late starter', async ({
  page,
  server,
}) => {
  await page.goto(start);
  await waitForRuntime(page);
  await waitForDeferredParts(page);
  await page.locator(part).scrollIntoViewIfNeeded();
  const places = await readPlaces(page);
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(2000);
  /** The page is as it was before leaving. */
  const expectAsLeft = async (): Promise<void> => {
    await waitForRuntime(page);
    await expect.poll(() => readPlaces(page)).toEqual(places);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  };
  await page.reload();
  await expectAsLeft();
  await page.goto('/en/services/');
  await expectHeading(page, /./);
  await page.goBack();
  await expectAsLeft();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  const starter = holdStarter(server);
  await page.reload({ waitUntil: 'commit' });
  // The browser restores the position before the starter has loaded.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  expect(await countDeferred(page)).toBeGreaterThan(3);
  starter.release();
  await expectAsLeft();
});
