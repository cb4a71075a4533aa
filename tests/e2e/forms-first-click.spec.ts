import type { Locator, Page } from '@playwright/test';
import { test } from '#tests/support/playwright/form-service';
import { expect, waitForRuntime } from '#tests/support/playwright/site-fixtures';

test.use({ hasTouch: true });

/** Presses where the element stands now, for as long as people do, wherever it may move meanwhile. */
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

for (const [way, act] of [
  ['mouse', press],
  ['touch', tap],
] as const)
  for (const width of [390, 1280])
    test(`the first click counts where a message appears (${way}, ${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/en/newsletter/');
      await waitForRuntime(page);
      const form = page.locator('main form');
      await expect(form).toHaveJSProperty('noValidate', true);
      const message = form.locator('[data-problem="email"]');
      const email = form.locator('[name="email"]');
      await email.focus();
      await page.keyboard.type('ada@example');
      await act(page, form.locator('[name="language"][value="de"]'));
      await expect(form.locator('[name="language"][value="de"]')).toBeChecked();
      await expect(message).toContainText('name@example.org');
      await email.fill('');
      await email.pressSequentially('ada@');
      await act(page, form.locator('[data-submit]'));
      await expect(form.locator('[data-summary]')).toBeFocused();
    });
