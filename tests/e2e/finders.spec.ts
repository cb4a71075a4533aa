import type { Locator, Page } from '@playwright/test';
import { listCustomers } from '#lib/facts/customers';
import { phone } from '#tests/support/playwright/menu-page';
import { expect, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

const finder = (page: Page): Locator => page.locator('[data-behaviour="find-item"]');
const field = (page: Page): Locator => page.locator('main [data-find-field]');
const items = (page: Page): Locator => page.locator('main [data-find-names]');
const shown = (page: Page): Locator => items(page).filter({ visible: true });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForRuntime(page);
  await expect(finder(page)).toHaveAttribute('data-started', '');
}

test.describe('the glossary', () => {
  for (const [path, synonym, slug] of [
    ['/en/glossary/', 'swift', 'society-for-worldwide-interbank-financial-telecommunication'],
    ['/de/glossary/', 'swift', 'society-for-worldwide-interbank-financial-telecommunication'],
  ] as const) {
    test(`${path}: a short form finds its term; Enter opens it, Back finds the text again`, async ({
      page,
    }) => {
      await open(page, path);
      const all = await items(page).count();
      await field(page).focus();
      await page.keyboard.type(synonym);
      await expect(page).toHaveURL(`${path}?find=${synonym}`);
      expect(await shown(page).count()).toBeLessThan(all);
      await expect(page.locator('nav a[data-dimmed]').first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${path}${slug}/`);
      await page.goBack();
      await expect(field(page)).toHaveValue(synonym);
      await expect(shown(page).first()).toBeVisible();
      expect(await shown(page).count()).toBeLessThan(all);
      await page.reload();
      await expect(field(page)).toHaveValue(synonym);
      await expect.poll(() => shown(page).count()).toBeLessThan(all);
    });
  }

  test('forgives a typing error, says when nothing is found, and shows all again', async ({ page }) => {
    await open(page, '/en/glossary/');
    const all = await items(page).count();
    await field(page).fill('Politicaly exposd');
    await expect(shown(page)).toHaveCount(1);
    await field(page).fill('qqqq');
    await expect(shown(page)).toHaveCount(0);
    await expect(page.locator('main [role="status"]')).toHaveText('No term has this in its name.');
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(shown(page)).toHaveCount(all);
    await expect(field(page)).toBeFocused();
    await expect(page).toHaveURL('/en/glossary/');
  });

  test('keeps its map, whatever is looked for', async ({ page }) => {
    await open(page, '/en/glossary/');
    const stations = page.locator('main svg a').filter({ visible: true });
    const before = await stations.count();
    expect(before).toBeGreaterThan(0);
    await field(page).fill('qqqq');
    await expect(shown(page)).toHaveCount(0);
    await expect(stations).toHaveCount(before);
  });
});

test.describe('the support finder', () => {
  for (const [path, word] of [
    ['/en/support/', 'voltr'],
    ['/de/support/', 'voltr'],
  ] as const) {
    test(`${path}: from the company to its number in two steps, by keyboard`, async ({ page }) => {
      await open(page, path);
      await field(page).focus();
      await page.keyboard.type(word);
      await expect(shown(page)).toHaveCount(1);
      const row = page.locator('#voltreise');
      await expect(row).toHaveAttribute('data-found', '');
      await page.keyboard.press('Enter');
      await expect(row.locator('a[href^="tel:"]')).toBeFocused();
      await expect(row.locator(`a[href="${path}voltreise/"]`).last()).toBeVisible();
      await expect(page).toHaveURL(`${path}?company=${word}`);
      await row.locator(`a[href="${path}voltreise/"]`).last().click();
      await expect(page).toHaveURL(`${path}voltreise/`);
      await page.goBack();
      await expect(shown(page)).toHaveCount(1);
    });
  }

  test('every company can be chosen, and each leads to a payout where it has one', async ({ page }) => {
    await open(page, '/en/support/');
    const names = await page
      .locator('#find-options option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
    expect(names).toHaveLength(await items(page).count());
    for (const name of names) {
      await field(page).fill(name);
      await expect(shown(page)).toHaveCount(1);
      await expect(shown(page).locator('a[href^="tel:"]')).toBeVisible();
      const ways = listCustomers().find((customer) => customer.name === name)?.transfer ?? [];
      await expect(shown(page).locator('a[href*="/transfer/"]:visible')).toHaveCount(
        Math.min(ways.length, 1),
      );
    }
  });

  test('what nobody offers is said, with the way on', async ({ page }) => {
    await open(page, '/en/support/?company=qqqq');
    await expect(shown(page)).toHaveCount(0);
    await expect(page.locator('main [role="status"]')).toContainText('in your app');
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(shown(page)).toHaveCount(await items(page).count());
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  for (const path of ['/de/glossary/?find=bank', '/de/support/?company=kontaro']) {
    test(`${path} fits the width`, async ({ page }) => {
      await open(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        phone.width,
      );
    });
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/en/glossary/?find=iban', '/de/support/?company=kontaro']) {
    test(`${path} is the whole list, without a field`, async ({ page }) => {
      await page.goto(path);
      await expect(field(page)).toBeHidden();
      await expect(shown(page)).toHaveCount(await items(page).count());
    });
  }
});
