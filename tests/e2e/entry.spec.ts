import { expect, test } from '#tests/support/playwright/site-fixtures';

// Redirects by URL and visitor: tests/export/entry.test.ts.
test('a URL without a language redirects to the browser’s, then to the stored one, without storage or history entries', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/404/);
  await page.goto('/');
  await expect(page).toHaveURL('/en/');
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
    0,
    0,
    '',
  ]);
  await page.evaluate(() => localStorage.setItem('stellwerk-language', 'de'));
  await page.goto('/glossary/?a=1&b=2#letter-B');
  await expect(page).toHaveURL('/de/glossary/?a=1&b=2#letter-B');
  await expect(page.locator('h1')).toHaveText('Glossar');
  await page.goto('/EN/about/?a=1#history');
  await expect(page).toHaveURL('/en/about/?a=1#history');
  await page.goBack();
  await expect(page).toHaveURL('/de/glossary/?a=1&b=2#letter-B');
  await page.goBack();
  await expect(page).toHaveURL('/en/');
});

test('a missing page keeps its URL and shows the 404 page of its language with status 404', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/404/);
  for (const [path, language, heading] of [
    ['/blog/', 'en', 'Page not found'],
    ['/fr/x/', 'fr', 'Page introuvable'],
    ['/de/gibt-es-nicht/', 'de', 'Seite nicht gefunden'],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL(path);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('h1')).toHaveText(heading);
    if (path === '/blog/') await expect(page.locator('[lang="de"] h2')).toHaveText('Seite nicht gefunden');
  }
  await page.locator('main a', { hasText: 'Glossar' }).click();
  await expect(page.locator('h1')).toHaveText('Glossar');
  await expect(page).toHaveURL('/de/glossary/');
});
