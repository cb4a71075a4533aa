import type { Page } from '@playwright/test';
import { findStarter } from '#lib/next/late-scripts';
import { readExported } from '#tests/support/exported';
import { expect, expectHeading, test } from '#tests/support/playwright/fault-fixtures';
import { waitForRuntime } from '#tests/support/playwright/site-fixtures';

// As on a phone of the middle: elsewhere everything is laid out at once.
test.use({ hasTouch: true, isMobile: true, viewport: { width: 412, height: 823 } });

const start = '/en/';
const part = '#proof';

/** The parts that wait, and what the browser has laid out of them. */
const countUnseen = (page: Page): Promise<number> => page.locator('[data-unseen]').count();

/** Places of all headings of a page, from its top. */
const readPlaces = (page: Page): Promise<number[]> =>
  page
    .locator('main h2')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top + scrollY)));

/** Whether the browser skips a part far below; what is within some windows' heights it lays out ahead. */
const isSkipped = (page: Page): Promise<boolean> =>
  page.locator('#split h2').evaluate((heading) => !heading.checkVisibility({ contentVisibilityAuto: true }));

test('what is out of sight is skipped at first, and all is laid out after the first paint', async ({
  page,
  server,
}) => {
  const starter = server.fail(new RegExp(findStarter(readExported(`${start}index.html`))[0] ?? 'none'), {
    kind: 'hold',
  });
  await page.goto(start, { waitUntil: 'commit' });
  await expectHeading(page, /./);
  // Known once a frame has been drawn.
  await expect.poll(() => isSkipped(page)).toBe(true);
  starter.release();
  await expect.poll(() => countUnseen(page)).toBe(0);
  expect(await isSkipped(page)).toBe(false);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a part is drawn when it comes into sight, and an address leads to it', async ({ page }) => {
    await page.goto(start + part);
    const heading = page.locator(`${part} h2`);
    await expect(heading).toBeInViewport();
    await page.evaluate(() => scrollBy(0, 1200));
    await expect(page.locator('#case h2')).toBeInViewport();
    expect(await countUnseen(page)).toBeGreaterThan(3);
  });
});

test('an address leads to a part, which stays in its place', async ({ page }) => {
  await page.goto(start + part);
  const heading = page.locator(`${part} h2`);
  await expect(heading).toBeInViewport();
  await waitForRuntime(page);
  expect(await countUnseen(page)).toBe(0);
  const distance = await page.locator(part).evaluate((element) => {
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const { scrollMarginTop } = getComputedStyle(element);
    return element.getBoundingClientRect().top - parseFloat(scrollPaddingTop) - parseFloat(scrollMarginTop);
  });
  expect(Math.abs(distance)).toBeLessThan(2);
});

test('a page that is reloaded where it is scrolled to stays there', async ({ page }) => {
  await page.goto(start);
  await waitForRuntime(page);
  await page.locator(part).scrollIntoViewIfNeeded();
  const places = await readPlaces(page);
  const top = await page.evaluate(() => scrollY);
  await page.reload();
  await waitForRuntime(page);
  await expect.poll(() => readPlaces(page)).toEqual(places);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
});
