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

async function expectFit(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
}

/** Shows a message without matches, and a button to reset. */
async function expectNothing(page: Page, sentence: string): Promise<void> {
  await field(page).fill('qqqq');
  await expect(shown(page)).toHaveCount(0);
  await expect(page.locator('main [role="status"]')).toContainText(sentence);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(shown(page)).toHaveCount(await items(page).count());
  await expect(field(page)).toBeFocused();
}

test('the glossary finder finds abbreviations, opens a term with Enter, and is restored after Back and reload', async ({
  page,
}) => {
  await open(page, '/en/glossary/');
  const all = await items(page).count();
  const stations = page.locator('main svg a').filter({ visible: true });
  const drawn = await stations.count();
  expect(drawn).toBeGreaterThan(0);
  await expectNothing(page, 'No term found.');
  await expect(page).toHaveURL('/en/glossary/');
  await field(page).fill('Politicaly exposd');
  await expect(shown(page)).toHaveCount(1);
  await expect(stations).toHaveCount(drawn);
  await field(page).fill('');
  await page.keyboard.type('swift');
  await expect(page).toHaveURL('/en/glossary/?find=swift');
  expect(await shown(page).count()).toBeLessThan(all);
  await expect(page.locator('nav a[data-dimmed]').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/glossary/society-for-worldwide-interbank-financial-telecommunication/');
  await page.goBack();
  for (const again of ['Back', 'reload']) {
    if (again === 'reload') await page.reload();
    await expect(field(page)).toHaveValue('swift');
    await expect.poll(() => shown(page).count()).toBeLessThan(all);
    await expect(shown(page).first()).toBeVisible();
  }
  await expectFit(page);
});

/** Every company can be selected and leads to its payout, if it has one. */
async function expectCompanies(page: Page): Promise<void> {
  const names = await page
    .locator('#find-options option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
  expect(names).toHaveLength(await items(page).count());
  for (const name of names) {
    await field(page).fill(name);
    await expect(shown(page)).toHaveCount(1);
    await expect(shown(page).locator('a[href^="tel:"]')).toBeVisible();
    const ways = listCustomers().find((customer) => customer.name === name)?.transfer ?? [];
    await expect(shown(page).locator('a[href*="/transfer/"]:visible')).toHaveCount(Math.min(ways.length, 1));
  }
}

test("the support finder leads to a company's number in two steps by keyboard", async ({ page }) => {
  await open(page, '/en/support/');
  await expectCompanies(page);
  await expectNothing(page, 'in its app');
  await page.keyboard.type('voltr');
  await expect(shown(page)).toHaveCount(1);
  const row = page.locator('#voltreise');
  await expect(row).toHaveAttribute('data-found', '');
  await page.keyboard.press('Enter');
  await expect(row.locator('a[href^="tel:"]')).toBeFocused();
  await expect(page).toHaveURL('/en/support/?company=voltr');
  await row.locator('a[href="/en/support/voltreise/"]').last().click();
  await expect(page).toHaveURL('/en/support/voltreise/');
  await page.goBack();
  await expect(shown(page)).toHaveCount(1);
  await open(page, '/de/support/?company=kontaro');
  await expect(shown(page)).toHaveCount(1);
  await expectFit(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is complete, without a field', async ({ page }) => {
    for (const path of ['/en/glossary/?find=iban', '/de/support/?company=kontaro']) {
      await page.goto(path);
      await expect(field(page)).toBeHidden();
      await expect(shown(page)).toHaveCount(await items(page).count());
    }
  });
});
