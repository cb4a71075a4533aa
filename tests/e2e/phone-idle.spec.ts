import type { Page } from '@playwright/test';
import { expect, expectHeading, test } from '#tests/support/playwright/fault-fixtures';

const start = '/de/glossary/';
const imprint = '/de/imprint/';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

const readRuntime = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset['runtime']);

/** Advances the page's clock in small steps, so that tasks run in order. */
async function pass(page: Page, milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 100) await page.clock.runFor(100);
}

/** Opens a page with a controlled clock and waits for its files. */
async function visitStopped(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(start);
  await pass(page, 1000);
}

test('the runtime starts after some idle seconds, not during a scroll; then a link is a soft navigation', async ({
  page,
  recording,
}) => {
  await visitStopped(page);
  await pass(page, 1500);
  expect(await readRuntime(page)).toBeUndefined();
  for (let moves = 0; moves < 4; moves += 1) {
    await page.evaluate(() => dispatchEvent(new Event('scroll')));
    await pass(page, 500);
    expect(await readRuntime(page)).toBeUndefined();
  }
  await expect
    .poll(
      async () => {
        await pass(page, 100);
        return readRuntime(page);
      },
      { intervals: [10] },
    )
    .toBe('ready');
  recording.clear();
  await page.locator(`footer a[href="${imprint}"]`).tap();
  await expectHeading(page, 'Impressum');
  expect(recording.documents()).toEqual([]);
});

test('a tap on a link before is a page load, and no runtime starts for it', async ({ page, recording }) => {
  await visitStopped(page);
  recording.clear();
  await page.locator(`footer a[href="${imprint}"]`).tap();
  await expectHeading(page, 'Impressum');
  expect(recording.documents()).toHaveLength(1);
});
