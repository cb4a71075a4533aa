import type { Locator, Page } from '@playwright/test';
import { test } from '#tests/support/playwright/form-service';
import { expect, waitForRuntime } from '#tests/support/playwright/site-fixtures';

test.use({ hasTouch: true });

/** Presses at the element's position as long as people do, even if it moves meanwhile. */
async function press(page: Page, element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.mouse.up();
}

const tap = (_page: Page, element: Locator): Promise<void> => element.tap();

test('the first click works even if a message appears, by mouse and touch, on phone and desktop', async ({
  page,
}) => {
  const form = page.locator('main form');
  const email = form.locator('[name="email"]');
  for (const act of [press, tap])
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/en/newsletter/');
      // On phones, scripts are loaded when idle, or on a key press.
      await page.keyboard.press('Shift');
      await waitForRuntime(page);
      await expect(form).toHaveJSProperty('noValidate', true);
      await email.fill('');
      await email.pressSequentially('ada@example');
      await act(page, form.locator('[name="language"][value="de"]'));
      await expect(form.locator('[name="language"][value="de"]')).toBeChecked();
      await expect(form.locator('[data-problem="email"]')).toContainText('name@example.org');
      await email.fill('');
      await email.pressSequentially('ada@');
      await act(page, form.locator('[data-submit]'));
      await expect(form.locator('[data-summary]')).toBeFocused();
      // Values are stored for a reload.
      await page.evaluate(() => sessionStorage.clear());
    }
});
