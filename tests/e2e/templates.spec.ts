import type { CDPSession, Page } from '@playwright/test';
import { findClippedText } from '#tests/support/playwright/find-clipped-text';
import { finishMotion } from '#tests/support/playwright/motion';
import { expect, test } from '#tests/support/playwright/site-fixtures';
import { templateSamples } from '#tests/support/template-samples';

const half = Math.ceil(templateSamples.length / 2);

/** Text size and window width in px: text at 200 % (WCAG 1.4.4), and a 1280 px window at 400 % (1.4.10). */
const looks = [
  { name: 'text at 200 % on a desk', size: 32, width: 1280 },
  { name: 'text at 200 % on a phone', size: 32, width: 360 },
  { name: 'a window at 400 %', size: 16, width: 320 },
] as const;
type Look = (typeof looks)[number];

/** Visible fields with text below 16 px, into which iOS zooms on focus. */
const findSmallFields = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('input:not([type="radio"], [type="checkbox"]), select, textarea')]
      .filter((field) => !field.closest('[type="hidden"], [hidden], [aria-hidden="true"]'))
      .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML.slice(0, 80)),
  );

/** Classes of text on backgrounds that print or forced colours do not remove. */
const findGrounds = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => getComputedStyle(element).borderImageSource !== 'none')
      .filter((element) => element.checkVisibility() && element.textContent?.trim())
      .map((element) => element.className),
  );

/** In print and forced colours, text keeps a readable colour: sections have no background. */
async function checkGrounds(page: Page, path: string): Promise<number> {
  const onScreen = await findGrounds(page);
  await page.emulateMedia({ media: 'print' });
  expect.soft(await findGrounds(page), `${path}: paper`).toEqual([]);
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  expect.soft(await findGrounds(page), `${path}: forced colours`).toEqual([]);
  await page.emulateMedia({ media: 'screen', forcedColors: 'none' });
  return onScreen.length;
}

async function checkLook(page: Page, session: CDPSession, path: string, look: Look): Promise<void> {
  const { name, size, width } = look;
  await page.setViewportSize({ width, height: 800 });
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
  const readSize = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await expect.poll(readSize).toBe(`${size}px`);
  await finishMotion(page);
  expect.soft(await findClippedText(page), `${path}: ${name}`).toEqual([]);
}

for (const [part, members] of [templateSamples.slice(0, half), templateSamples.slice(half)].entries()) {
  test(`no template loses text, has fields that phones zoom into, or prints backgrounds (${part + 1} of 2)`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const session = await page.context().newCDPSession(page);
    let grounds = 0;
    for (const path of members) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      for (const look of looks) await checkLook(page, session, path, look);
      expect.soft(await findSmallFields(page), `${path}: small fields`).toEqual([]);
      grounds += await checkGrounds(page, path);
    }
    expect(grounds).toBeGreaterThan(members.length / 2);
  });
}
