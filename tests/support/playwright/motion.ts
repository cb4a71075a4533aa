import type { Page } from '@playwright/test';

/**
 * Waits for animations: two frames for scroll events and styles, then all finite, time-based animations and
 * transitions. Those that are scroll-driven, not started, hidden or infinite are ignored.
 */
export async function waitForMotion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    const timed = document
      .getAnimations()
      .filter(
        ({ timeline, effect, playState }) =>
          playState === 'running' &&
          effect instanceof KeyframeEffect &&
          effect.target?.checkVisibility() === true &&
          timeline instanceof DocumentTimeline &&
          Number.isFinite(effect.getComputedTiming().endTime),
      );
    // A replaced transition rejects.
    await Promise.allSettled(timed.map(({ finished }) => finished));
  });
}

/**
 * Finishes all finite animations, including scroll-driven ones, as if the reader had scrolled past
 * everything.
 */
export async function finishMotion(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  });
}

/** Scrolls by mouse wheel and waits until the page has handled and painted it. */
export async function turnWheel(page: Page, by: number): Promise<void> {
  await page.evaluate(() => {
    const own = window as unknown as { turned: Promise<void> };
    own.turned = new Promise((resolve) =>
      addEventListener('wheel', () => requestAnimationFrame(() => requestAnimationFrame(() => resolve())), {
        once: true,
        capture: true,
        passive: true,
      }),
    );
  });
  await page.mouse.wheel(0, by);
  await page.evaluate(() => (window as unknown as { turned: Promise<void> }).turned);
}
