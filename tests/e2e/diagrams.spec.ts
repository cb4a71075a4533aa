import type { Page } from '@playwright/test';
import { findInvisibleMarks } from '#tests/support/playwright/find-invisible-marks';
import { expect, follow, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

const viewports = [
  { width: 360, height: 800 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;

/** Smallest and largest; other sizes are covered by full loads. */
const extremes = [viewports[0], viewports[3]] as const;

/** Pages with a diagram that is interactive, in the first view, or further down; each with a fragment. */
const pages = [
  { path: '/en/services/accounts/', fragment: '#facts' },
  { path: '/en/services/cards/', fragment: '#choosing-the-right-card' },
  { path: '/en/services/payment-flows/', fragment: '#facts' },
  { path: '/en/case-studies/kontaro/', fragment: '#where-transactions-used-to-come-from' },
] as const;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** End of the diagrams' animations, in milliseconds after their start. */
async function findMotion(page: Page): Promise<readonly number[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => effect)
      .filter(
        (effect) =>
          effect instanceof KeyframeEffect && effect.target?.closest('figure > svg, svg[class*="_plan"]'),
      )
      .map((effect) => Number(effect?.getComputedTiming().endTime)),
  );
}

/** Finishes running animations; those that wait for a trigger keep waiting. */
async function finishMotion(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.playState === 'running') animation.finish();
  });
}

async function expectLit(page: Page, message: string): Promise<void> {
  await expect
    .poll(
      async () => {
        await finishMotion(page);
        return findInvisibleMarks(page);
      },
      { message, intervals: [20, 50, 100, 200] },
    )
    .toEqual([]);
}

/** Scrolls the page's diagram to the middle of the window. */
async function scrollToDiagram(page: Page): Promise<void> {
  await page
    .locator('main :is(figure > svg, svg[class*="_plan"])[role=img]:visible')
    .first()
    .evaluate((svg) => svg.scrollIntoView({ block: 'center' }));
}

test('diagrams are seen once their page is loaded, and once they are scrolled to, at every width; none loops', async ({
  page,
}) => {
  test.setTimeout(60_000);
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    for (const { path } of pages) {
      await page.goto(path);
      await expectLit(page, `${path} at ${String(viewport.width)} px`);
      await scrollToDiagram(page);
      await expectLit(page, `${path} at ${String(viewport.width)} px, scrolled to`);
    }
  }
  await page.goto('/en/services/payment-flows/');
  await scrollToDiagram(page);
  const ends = await findMotion(page);
  expect(ends.length).toBeGreaterThan(0);
  expect(Math.max(...ends)).toBeLessThan(10_000);
});

test('diagrams are visible after a jump to a fragment, in print, with reduced motion, and after a soft navigation', async ({
  page,
}) => {
  test.setTimeout(60_000);
  for (const viewport of extremes) {
    await page.setViewportSize(viewport);
    for (const { path, fragment } of pages) {
      await page.goto(path + fragment);
      await expectLit(page, path + fragment);
      for (const media of [{ media: 'print' }, { reducedMotion: 'reduce' }] as const) {
        await page.emulateMedia(media);
        expect(await findInvisibleMarks(page)).toEqual([]);
        expect(await findMotion(page)).toEqual([]);
        await page.emulateMedia({ media: null, reducedMotion: null });
      }
    }
  }
  await page.goto('/en/imprint/');
  await waitForRuntime(page);
  for (const { path } of pages) {
    await follow(page, path);
    await page.waitForURL(path);
    await expectLit(page, `${path} softly`);
  }
});
