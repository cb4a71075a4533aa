import { languageCodes } from '#lib/i18n/languages';
import { isLocale } from '#lib/i18n/locales';
import { findPage } from '#lib/pages/registry';
import { expect, test } from '#tests/support/playwright/site-fixtures';

test.describe('an address without a language', () => {
  test('leads to the saved language', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('stellwerk-language', 'de'));
    await page.goto('/');
    await expect(page).toHaveURL('/de/');
  });

  test('leads to the language of the browser', async ({ browser, origin }) => {
    const context = await browser.newContext({ locale: 'de-AT', baseURL: origin });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page).toHaveURL('/de/');
    await context.close();
  });

  test('leads to English where neither is known', async ({ browser, origin }) => {
    const context = await browser.newContext({ locale: 'pl-PL', baseURL: origin });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page).toHaveURL('/en/');
    await context.close();
  });

  test('keeps path, query and fragment, and leaves no step to go back to', async ({ page, quietConsole }) => {
    quietConsole.allow(/404/);
    await page.goto('/en/imprint/');
    await page.goto('/glossary/?a=1&b=2#letter-B');
    await expect(page).toHaveURL('/en/glossary/?a=1&b=2#letter-B');
    await expect(page.locator('h1')).toHaveText('Glossary');
    await page.goBack();
    await expect(page).toHaveURL('/en/imprint/');
  });

  test('takes a language in capitals for the language', async ({ page, quietConsole }) => {
    quietConsole.allow(/404/);
    await page.goto('/DE/about/?a=1#history');
    await expect(page).toHaveURL('/de/about/?a=1#history');
    await page.goto('/EN/');
    await expect(page).toHaveURL('/en/');
  });

  test('does not store anything', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/en/');
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
      0,
      0,
      '',
    ]);
  });

  test('works with blocked storage', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
    );
    await page.goto('/');
    await expect(page).toHaveURL('/en/');
  });

  for (const path of ['/blog/', '/blog/a-post/', '/documents/no-such-report.pdf']) {
    test(`is left alone at ${path}`, async ({ page, quietConsole }) => {
      quietConsole.allow(/404/);
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveURL(path);
      await expect(page.locator('h1')).toHaveText('Page not found');
      await expect(page.locator('[lang="de"] h2')).toHaveText('Seite nicht gefunden');
    });
  }

  for (const language of languageCodes.filter((code) => !isLocale(code))) {
    test(`stays in the language of /${language}/`, async ({ page, quietConsole }) => {
      quietConsole.allow(/404/);
      const path = `/${language}/x/`;
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveURL(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('h1')).toHaveText(findPage(`/${language}/404/`)?.name ?? '');
    });
  }
});

test('an unknown address under a language shows that language’s 404 page with its status', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/404/);
  const response = await page.goto('/de/gibt-es-nicht/');
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('Seite nicht gefunden');
  await page.locator('main a', { hasText: 'Glossar' }).click();
  await expect(page.locator('h1')).toHaveText('Glossar');
  await expect(page).toHaveURL('/de/glossary/');
});

test('both addresses of the error pages answer', async ({ request }) => {
  for (const path of [
    '/en/404/',
    '/en/404.html',
    '/de/404/',
    '/de/404.html',
    '/en/500.html',
    '/de/500.html',
    '/404.html',
    '/500.html',
  ]) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});
