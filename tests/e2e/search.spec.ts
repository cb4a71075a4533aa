import type { Locator, Page } from '@playwright/test';
import { phone } from '#tests/support/playwright/menu-page';
import { expect, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

const inPage = 'main div:has(> [data-status])';
const results = (page: Page): Locator => page.locator(`${inPage} [data-result]`);
const status = (page: Page): Locator => page.locator(`${inPage} [role="status"]`);
const field = (page: Page): Locator => page.getByRole('searchbox');
const allPages = (page: Page): Locator => page.locator('main section[id^="line-"]').first();

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForRuntime(page);
}

const languages = [
  {
    lang: 'en',
    word: 'fees',
    named: 'payment',
    unnamed: 'payment accounts',
    marked: /^fee/i,
    found: /^\d+ results for “.+”$/,
    meaning: 'International Bank Account Number',
    wrong: 'settlemnt',
    meant: 'settlement',
    lost: /No results for “qxqxqx”/,
  },
  {
    lang: 'de',
    word: 'Entgelte',
    named: 'Zahlung',
    unnamed: 'Zahlungskonto',
    marked: /^Entgelt/,
    found: /^\d+ Treffer für „.+“$/,
    meaning: 'Internationale',
    wrong: 'Lastschrfit',
    meant: 'Treffer für ähnliche Wörter',
    lost: /Keine Ergebnisse für „qxqxqx“/,
  },
] as const;

/** Pages whose names match are listed beside the results; without any, the site map is hidden. */
async function expectNames(page: Page): Promise<void> {
  await expect(results(page).first()).toBeVisible();
  const names = page.locator('main details:has(mark)');
  await expect(names.locator('mark').first()).toBeVisible();
  const paths = (links: Locator): Promise<(string | null)[]> =>
    links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const printed = new Set(await paths(results(page)));
  expect((await paths(names.locator('a'))).filter((path) => printed.has(path))).toEqual([]);
  await expect(allPages(page)).toBeHidden();
}

test('the search page searches while typing, marks matches, updates its URL, answers terms first and tolerates typos', async ({
  page,
}) => {
  for (const { lang, word, named, unnamed, marked, found, meaning, wrong, meant, lost } of languages) {
    await open(page, `/${lang}/search/?q=${named}`);
    await expectNames(page);
    await field(page).fill(unnamed);
    await expect(status(page)).toHaveText(found);
    await expect(page.locator('main details:has(mark)')).toHaveCount(0);
    await field(page).fill(word);
    await expect(page.locator(`${inPage} mark`).first()).toHaveText(marked);
    await expect(status(page)).toHaveText(found);
    await expect(page).toHaveURL(`/${lang}/search/?q=${word}`);
    await field(page).fill('IBAN');
    await expect(page.locator(`${inPage} ol > li`).first()).toContainText(meaning);
    await expect(page.locator(`${inPage} [data-answer] p`)).toHaveCount(2);
    await field(page).fill(wrong);
    await expect(page.locator(`${inPage} [data-note]`)).toContainText(meant);
    await expect(results(page).first()).toBeVisible();
    await field(page).fill('qxqxqx');
    await expect(status(page)).toHaveText(lost);
    await expect(page.locator(`${inPage} [data-help] a[href="/${lang}/support/"]`)).toBeVisible();
    await expect(allPages(page)).toBeVisible();
  }
});

/** The search reports a lost connection and continues when it is back. */
async function searchOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await field(page).fill('fees');
  await expect(status(page)).toHaveText(/needs a connection/);
  await expect(allPages(page)).toBeVisible();
  await page.context().setOffline(false);
  await expect(results(page).first()).toBeVisible();
  await field(page).fill('');
  await field(page).blur();
}

test('the search works by keyboard and after a lost connection; a filter is restored after Back and reload', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_INTERNET_DISCONNECTED|Failed to (?:load|fetch)/);
  await open(page, '/en/search/');
  await searchOffline(page);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('card');
  await expect(status(page)).toHaveText(/results for “card”/);
  const filter = page.locator('[data-kind="glossary"]');
  await filter.click();
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/en/search/?q=card&kind=glossary');
  const count = Number(await filter.locator('span').textContent());
  await expect(status(page)).toHaveText(`${count === 1 ? '1 result' : `${count} results`} for “card”`);
  await field(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toBeFocused();
  const href = (await results(page).nth(1).getAttribute('href')) ?? '';
  expect(href).toMatch(/^\/en\/glossary\//);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href);
  await page.goBack();
  for (const again of ['Back', 'reload']) {
    if (again === 'reload') await page.reload();
    await expect(page).toHaveURL('/en/search/?q=card&kind=glossary');
    await expect(field(page)).toHaveValue('card');
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
  }
});

test('an extended list of results is restored', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/en/search/?q=iban');
  await expect(results(page)).toHaveCount(10);
  for (const count of [20, 30]) {
    await page.locator(`${inPage} [data-more]`).click();
    await expect(results(page)).toHaveCount(count);
  }
  const link = results(page).nth(24);
  await link.scrollIntoViewIfNeeded();
  const readTop = async (): Promise<number> => Math.round((await link.boundingBox())?.y ?? -1);
  const top = await readTop();
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(href);
  await page.goBack();
  for (const again of ['Back', 'reload']) {
    if (again === 'reload') await page.reload();
    await expect(results(page)).toHaveCount(30);
    await expect(link).toHaveAttribute('href', href);
    await expect.poll(async () => Math.abs((await readTop()) - top)).toBeLessThanOrEqual(2);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the button leads to the list of all pages', async ({ page }) => {
    await page.goto('/de/');
    await page.locator('header a[data-search]:visible').click();
    await expect(page).toHaveURL('/de/search/');
    await expect(field(page)).toBeHidden();
    await expect(page.locator('main section[id^="line-"] a').first()).toBeVisible();
  });
});
