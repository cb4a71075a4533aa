import type { Page } from '@playwright/test';
import { findLostText } from '#tests/support/playwright/find-lost-text';
import { finishMotion } from '#tests/support/playwright/motion';
import { expect, test } from '#tests/support/playwright/site-fixtures';
import { templateSamples } from '#tests/support/template-samples';

const half = Math.ceil(templateSamples.length / 2);

/** The reader's text size in pixels, and the width of the window: text at twice its size (WCAG 1.4.4), and a window of 1280 px at four times its size (1.4.10). */
const looks = [
  { name: 'text at 200 % on a desk', size: 32, width: 1280 },
  { name: 'text at 200 % on a phone', size: 32, width: 360 },
  { name: 'a window at 400 %', size: 16, width: 320 },
] as const;

/** Fields whose text is smaller than 16 px: iOS zooms into them when they are touched. Nobody touches a honeypot. */
const findSmallFields = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('input:not([type="radio"], [type="checkbox"]), select, textarea')]
      .filter((field) => !field.closest('[type="hidden"], [aria-hidden="true"]'))
      .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML.slice(0, 80)),
  );

for (const [part, members] of [templateSamples.slice(0, half), templateSamples.slice(half)].entries()) {
  test(`no template loses text or has fields that phones zoom into (${part + 1} of 2)`, async ({ page }) => {
    test.setTimeout(120_000);
    const session = await page.context().newCDPSession(page);
    for (const path of members) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      for (const { name, size, width } of looks) {
        await page.setViewportSize({ width, height: 800 });
        await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
        const readSize = (): Promise<string> =>
          page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
        await expect.poll(readSize).toBe(`${size}px`);
        await finishMotion(page);
        expect.soft(await findLostText(page), `${path}: ${name}`).toEqual([]);
      }
      expect.soft(await findSmallFields(page), `${path}: small fields`).toEqual([]);
    }
  });
}
