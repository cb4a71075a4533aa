import type { Page } from '@playwright/test';
import { phone } from '#tests/support/playwright/menu-page';
import { expect, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

const readSecond = (page: Page): Promise<number> =>
  page.locator('main audio').evaluate((audio: HTMLAudioElement) => audio.currentTime);
const isPaused = (page: Page): Promise<boolean> =>
  page.locator('main audio').evaluate((audio: HTMLAudioElement) => audio.paused);

async function playByKeys(page: Page): Promise<void> {
  expect(await isPaused(page)).toBe(true);
  await page.getByRole('slider').focus();
  for (const key of ['l', 'l', 'ArrowRight', 'Space']) await page.keyboard.press(key);
  await expect.poll(() => readSecond(page)).toBeGreaterThan(25);
  await expect(page.locator('[data-toggle]')).toHaveText('Pause');
  await page.keyboard.press('k');
  await expect(page.locator('[data-toggle]')).toHaveText('Anhören');
}

test('the player works by keyboard, keeps its position on reload, seeks by time stamps, and ends with its page', async ({
  page,
}) => {
  await page.goto('/de/podcast/lost-phone/');
  await waitForRuntime(page);
  await expect(page.locator('[data-controls]')).toBeVisible();
  await playByKeys(page);
  await page.reload();
  await expect(page.locator('[data-controls] [data-elapsed]')).toHaveText('0:25');
  expect(await isPaused(page)).toBe(true);
  await page.setViewportSize(phone);
  const audio = await page.locator('main audio').elementHandle();
  await page.locator('p[data-turn="7"] button').click();
  await expect(page.locator('p[data-turn="7"]')).toHaveAttribute('data-current', '');
  await expect.poll(() => readSecond(page)).toBeGreaterThan(60);
  await expect.poll(() => isPaused(page)).toBe(false);
  await page.locator('main a[href="/de/podcast/"]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL('/de/podcast/');
  await expect.poll(() => audio?.evaluate((left) => (left as HTMLAudioElement).paused)).toBe(true);
  await page.goBack();
  await expect(page.locator('[data-controls] [data-elapsed]')).toHaveText(/^1:/);
  expect(await isPaused(page)).toBe(true);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test("the browser's controls and the files are available", async ({ page }) => {
    await page.goto('/en/podcast/lost-phone/');
    await expect(page.locator('main audio')).toBeVisible();
    await expect(page.locator('[data-controls]')).toBeHidden();
    const [first] = await page
      .locator('a[download]')
      .evaluateAll((links) => links.map((a) => a.getAttribute('href')));
    expect((await page.request.head(first ?? '')).headers()['content-type']).toBe('audio/mpeg');
  });
});
