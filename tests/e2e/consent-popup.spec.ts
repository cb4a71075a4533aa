import type { Page } from '@playwright/test';
import {
  button,
  home,
  imprint,
  openSettings,
  popup,
  readKept,
  waitForFocusOn,
} from '#tests/support/playwright/consent-page';
import { addAxe, allRules, findViolations } from '#tests/support/playwright/find-violations';
import { readShifts, imperceptible, watchShifts } from '#tests/support/playwright/layout-shifts';
import { finishMotion } from '#tests/support/playwright/motion';
import { expect, follow, test } from '#tests/support/playwright/site-fixtures';

test.use({ asks: true });

const question = 'May we count visits and see which advert brought you here?';

/** Appearance and size of a button. */
const readLook = (page: Page, name: string): Promise<Readonly<Record<string, unknown>>> =>
  button(page, name).evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
    const size = { width: Math.round(width), height: Math.round(height) };
    return { ...size, color, backgroundColor, borderColor, fontSize, fontWeight };
  });

test('both buttons look the same; Escape postpones the question to the next page; the form returns the focus', async ({
  page,
}) => {
  await page.goto(home);
  await waitForFocusOn(page, question);
  expect(await readLook(page, 'Agree to all')).toEqual(await readLook(page, 'Refuse all'));
  await button(page, 'Agree to all').focus();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Refuse all')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popup(page)).toHaveCount(0);
  await follow(page, '/en/services/');
  await expect(popup(page)).toBeVisible();
  expect(await readKept(page)).toBeNull();
  await follow(page, imprint);
  await expect(popup(page)).toHaveCount(0);
  await openSettings(page);
  await waitForFocusOn(page, 'Privacy settings');
  await button(page, 'Close').click();
  await expect(page.locator('footer [data-consent-settings]')).toBeFocused();
  expect(await readKept(page)).toBeNull();
});

test('a choice by category can be made by keyboard', async ({ page }) => {
  await page.goto('/de/');
  await waitForFocusOn(page, 'Dürfen wir Besuche zählen und Anzeigen zuordnen?');
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
  await expect(button(page, 'Auswählen')).toBeFocused();
  await page.keyboard.press('Enter');
  await waitForFocusOn(page, 'Datenschutz-Einstellungen');
  await expect(page.getByRole('checkbox', { name: /^Notwendig/ })).toBeDisabled();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: /^Statistik/ })).toBeFocused();
  await page.keyboard.press('Space');
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
  await expect(button(page, 'Auswahl speichern')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(popup(page)).toHaveCount(0);
  expect((await readKept(page))?.statuses).toEqual({ analytics: 1, remarketing: 0 });
});

/** The panel does not cover the focused element. */
async function expectUncovered(page: Page): Promise<void> {
  const last = page.locator('footer a:visible').last();
  await last.focus();
  const [link, panel] = await Promise.all([last.boundingBox(), popup(page).boundingBox()]);
  const overlaps =
    link &&
    panel &&
    link.y + link.height > panel.y &&
    link.x + link.width > panel.x &&
    link.x < panel.x + panel.width;
  expect(overlaps).toBe(false);
}

test.describe('automated checks', () => {
  test.use({ bypassCSP: true });

  test('both layers are accessible in both themes, without layout shifts or hidden focus', async ({
    page,
  }) => {
    test.setTimeout(60_000);
    await addAxe(page);
    await watchShifts(page);
    for (const width of [320, 1280]) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/en/services/');
      await expect(popup(page)).toBeVisible();
      for (const layer of ['question', 'form']) {
        if (layer === 'form') await button(page, 'Choose').click();
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await finishMotion(page);
          const message = `${layer}, ${colorScheme}, ${String(width)} px`;
          expect(await findViolations(page, allRules, '[role="dialog"]'), message).toEqual([]);
        }
      }
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      expect(await readShifts(page)).toBeLessThan(imperceptible);
      await expectUncovered(page);
    }
  });
});
