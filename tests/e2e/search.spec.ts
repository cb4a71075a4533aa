import type { Locator, Page } from '@playwright/test';
import { expect, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

const inPage = 'main [data-behaviour="search-site"]';
const results = (page: Page, place = inPage) => page.locator(`${place} [data-result]`);
const status = (page: Page, place = inPage) => page.locator(`${place} [role="status"]`);

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
    term: 'IBAN',
    meaning: 'International Bank Account Number',
  },
  {
    lang: 'de',
    word: 'Entgelte',
    named: 'Zahlung',
    unnamed: 'Zahlungskonto',
    marked: /^Entgelt/,
    found: /^\d+ Treffer für „.+“$/,
    term: 'IBAN',
    meaning: 'Internationale',
  },
] as const;

for (const { lang, word, named, unnamed, marked, found, term, meaning } of languages)
  test.describe(`the search page in ${lang}`, () => {
    test('finds while one types, marks the words, and writes its address', async ({ page }) => {
      await open(page, `/${lang}/search/`);
      await page.getByRole('searchbox').fill(word);
      await expect(status(page)).toHaveText(found);
      await expect(page.locator(`${inPage} mark`).first()).toHaveText(marked);
      await expect(page).toHaveURL(`/${lang}/search/?q=${word}`);
    });

    test('shows beside what it finds further pages of that name, and no plan where no page has it', async ({
      page,
    }) => {
      await open(page, `/${lang}/search/?q=${named}`);
      await expect(results(page).first()).toBeVisible();
      const names = page.locator('[data-behaviour="find-page"] > details');
      await expect(names.locator('mark').first()).toBeVisible();
      const paths = (links: Locator): Promise<(string | null)[]> =>
        links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      const printed = new Set(await paths(results(page)));
      expect((await paths(names.locator('a'))).filter((path) => printed.has(path))).toEqual([]);
      await expect(page.locator('main section[id^="line-"]').first()).toBeHidden();
      await page.getByRole('searchbox').fill(unnamed);
      await expect(status(page)).toHaveText(found);
      await expect(page.locator('[data-behaviour="find-page"]')).toBeHidden();
    });

    test('answers a term first', async ({ page }) => {
      await open(page, `/${lang}/search/?q=${term}`);
      await expect(page.locator(`${inPage} ol > li`).first()).toContainText(meaning);
      await expect(page.locator(`${inPage} [data-answer] p`)).toHaveCount(2);
    });
  });

test('the keyboard alone finds, chooses and opens', async ({ page }) => {
  await open(page, '/en/search/');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('direct debit');
  await expect(status(page)).toHaveText(/results for “direct debit”/);
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toBeFocused();
  const href = await results(page).nth(1).getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href ?? '');
});

test('a filter chooses a kind; the address brings it back, also by Back', async ({ page }) => {
  await open(page, '/en/search/?q=card');
  const filter = page.locator('[data-kind="glossary"]');
  await filter.click();
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/en/search/?q=card&kind=glossary');
  const count = Number(await filter.locator('span').textContent());
  await expect(status(page)).toHaveText(`${count === 1 ? '1 result' : `${count} results`} for “card”`);
  const href = (await results(page).first().getAttribute('href')) ?? '';
  expect(href).toMatch(/^\/en\/glossary\//);
  await results(page).first().click();
  await expect(page).toHaveURL(href);
  await page.goBack();
  await expect(page).toHaveURL('/en/search/?q=card&kind=glossary');
  await expect(page.getByRole('searchbox')).toHaveValue('card');
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
});

for (const width of [1280, 390])
  test(`a list that was opened further comes back as it was left, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
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

test('a word written wrong is forgiven, and said', async ({ page }) => {
  await open(page, '/en/search/?q=settlemnt');
  await expect(page.locator(`${inPage} [data-note]`)).toContainText('settlement');
  await expect(results(page).first()).toBeVisible();
});

test('where nothing is found the page helps, and keeps the list of all pages', async ({ page }) => {
  await open(page, '/de/search/?q=qxqxqx');
  await expect(status(page)).toHaveText(/„qxqxqx“ kommt nicht vor/);
  await expect(page.locator(`${inPage} [data-help] a[href="/de/support/"]`)).toBeVisible();
  await expect(page.locator('main section[id^="line-"]').first()).toBeVisible();
});

test('a guide is found by its text, and says that it is a PDF too', async ({ page }) => {
  await open(page, '/en/search/?q=cards+guide&kind=publications');
  const item = page.locator(`${inPage} li`).first();
  await expect(item.locator('a[href="/en/publications/cards-guide/"]')).toBeVisible();
  await expect(item.locator('a[href="/documents/publications/cards-guide-en.pdf"]')).toBeVisible();
});

test('what stands in the address is text', async ({ page }) => {
  await open(page, `/en/search/?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}&kind=%3Cb%3E`);
  await expect(status(page)).not.toBeEmpty();
  await expect(page.locator(`${inPage} img`)).toHaveCount(0);
});

test('without a connection the search says so, and goes on once it is back', async ({
  page,
  context,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_INTERNET_DISCONNECTED|Failed to (?:load|fetch)/);
  await open(page, '/en/search/');
  await context.setOffline(true);
  await page.getByRole('searchbox').fill('fees');
  await expect(status(page)).toHaveText(/needs a connection/);
  await expect(page.locator('main section[id^="line-"]').first()).toBeVisible();
  await context.setOffline(false);
  await expect(results(page).first()).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the button leads to the list of all pages', async ({ page }) => {
    await page.goto('/de/');
    await page.locator('header a[data-search]:visible').click();
    await expect(page).toHaveURL('/de/search/');
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.locator('main section[id^="line-"] a').first()).toBeVisible();
  });
});
