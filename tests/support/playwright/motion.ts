import type { Page } from '@playwright/test';

/**
 * Waits until what the page does by itself has come to its end: two frames, in which scroll events are
 * delivered and styles follow, then every animation and transition that takes time. Animations that
 * follow scrolling, those that wait for their turn, those of hidden parts, whose time stands still, and those
 * that never end are left alone.
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
    // A transition that another one replaces rejects.
    await Promise.allSettled(timed.map(({ finished }) => finished));
  });
}

/**
 * Brings every animation that has an end to it at once, those that follow scrolling too: the page stands
 * as a reader finds it who has scrolled past everything. What a theme or a width changes may move anew.
 */
export async function finishMotion(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  });
}

/** Waits until the page has been handed the next turn of the wheel, and has drawn what follows from it. */
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
