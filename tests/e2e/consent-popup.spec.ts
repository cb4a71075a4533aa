import { button, home, imprint, openSettings, popup, readKept } from '#tests/support/playwright/consent-page';
import { addAxe, allRules, findViolations } from '#tests/support/playwright/find-violations';
import { readShifts, unseen, watchShifts } from '#tests/support/playwright/layout-shifts';
import { finishMotion } from '#tests/support/playwright/motion';
import { expect, follow, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

test.use({ asks: true });

test('agreeing and refusing weigh the same, and come one after the other', async ({ page }) => {
  await page.goto(home);
  const looks = await Promise.all(
    ['Agree to all', 'Refuse all'].map((name) =>
      button(page, name).evaluate((element) => {
        const { width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
        return {
          width: Math.round(width),
          height: Math.round(height),
          color,
          backgroundColor,
          borderColor,
          fontSize,
          fontWeight,
        };
      }),
    ),
  );
  expect(looks[0]).toEqual(looks[1]);
  await button(page, 'Agree to all').focus();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Refuse all')).toBeFocused();
});

test('the choice can be made by group, with the keyboard alone', async ({ page }) => {
  await page.goto('/de/');
  await expect(
    page.getByRole('heading', { name: 'Dürfen wir Besuche zählen und Anzeigen zuordnen?' }),
  ).toBeFocused();
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
  await expect(button(page, 'Auswählen')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Datenschutz-Einstellungen' })).toBeFocused();
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

test('Escape puts the question off until the next page', async ({ page }) => {
  await page.goto(home);
  await expect(page.getByRole('heading', { name: 'May we count visits and trace adverts?' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popup(page)).toHaveCount(0);
  await follow(page, '/en/services/');
  await expect(popup(page)).toBeVisible();
  expect(await readKept(page)).toBeNull();
});

test('who is typing keeps the focus', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const input = document.createElement('input');
      document.body.append(input);
      input.focus();
    }),
  );
  await page.goto(home);
  await expect(popup(page)).toBeVisible();
  await page.locator('body > input').pressSequentially('a sentence', { delay: 60 });
  await expect(page.locator('body > input')).toBeFocused();
  await expect(page.locator('body > input')).toHaveValue('a sentence');
});

test('closing the form changes nothing and gives the focus back', async ({ page }) => {
  await page.goto(imprint);
  await waitForRuntime(page);
  await openSettings(page);
  await expect(page.getByRole('heading', { name: 'Privacy settings' })).toBeFocused();
  await button(page, 'Close').click();
  await expect(page.locator('footer [data-consent-settings]')).toBeFocused();
  expect(await readKept(page)).toBeNull();
});

test.describe('looked at by a machine', () => {
  test.use({ bypassCSP: true });

  for (const width of [320, 1280]) {
    test(`both layers are accessible at ${width} px in both themes, shift nothing and hide no focus`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await addAxe(page);
      await watchShifts(page);
      await page.goto('/en/services/');
      await expect(popup(page)).toBeVisible();
      for (const layer of ['question', 'form']) {
        if (layer === 'form') await button(page, 'Choose').click();
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await finishMotion(page);
          expect(await findViolations(page, allRules), `${layer}, ${colorScheme}`).toEqual([]);
        }
      }
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      expect(await readShifts(page)).toBeLessThan(unseen);
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
    });
  }
});
