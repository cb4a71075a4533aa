import { base, basePathTest as test, open } from '#tests/support/playwright/base-path-fixtures';
import { button, openSettings, popup, readKept } from '#tests/support/playwright/consent-page';
import { listKept, offlineSwitch, openWithWorker } from '#tests/support/playwright/cached-pages';
import { expect, markDocument } from '#tests/support/playwright/site-fixtures';

const article = `${base}/en/glossary/payment-services-directive-2/`;

test('the search finds, in its dialog and on its page', async ({ page }) => {
  await open(page, `${base}/en/imprint/`);
  const isSameDocument = await markDocument(page);
  await page.keyboard.press('Control+k');
  await page.locator('dialog[open] [type=search]').fill('iban');
  await page.locator('dialog[open] [data-result]').first().click();
  await expect(page).toHaveURL(new RegExp(`${base}/en/glossary/`));
  expect(await isSameDocument()).toBe(true);
  await open(page, `${base}/de/search/?q=Entgelte`);
  await expect(page.locator('main [data-result]').first()).toHaveAttribute(
    'href',
    new RegExp(`^${base}/de/`),
  );
});

test('a form is sent and leads to its success page', async ({ page }) => {
  await open(page, `${base}/en/survey/`);
  await expect(page.locator('main form')).toHaveJSProperty('noValidate', true);
  await page.locator('[name="sought"]').fill('Prices of cards');
  await page.locator('[name="found"][value="partly"]').check();
  await page.locator('[name="page"]').fill('home');
  await page.locator('main form [data-submit]').click();
  await expect(page).toHaveURL(`${base}/en/survey-success/`);
  await expect(page.locator('h1')).toHaveText('Thank you for your answers');
});

test.describe('consent', () => {
  test.use({ asks: true });

  test('is asked for in the language of the page, with a link to its policy', async ({ page }) => {
    await page.goto(`${base}/de/`);
    await expect(
      page.getByRole('heading', { name: 'Dürfen wir Besuche zählen und Anzeigen zuordnen?' }),
    ).toBeVisible();
    await expect(popup(page).locator(`a[href="${base}/de/privacy-policy/"]`)).toBeVisible();
    await button(page, 'Allem zustimmen').click();
    await expect(popup(page)).toHaveCount(0);
    expect((await readKept(page))?.statuses).toEqual({ analytics: 1, remarketing: 1 });
  });
});

test.describe('the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('stores pages and shows the offline page, which lists them', async ({
    page,
    context,
    quietConsole,
  }) => {
    quietConsole.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await openWithWorker(page, article);
    expect(
      await page.evaluate(() => navigator.serviceWorker.ready.then(({ scope }) => new URL(scope).pathname)),
    ).toBe(`${base}/`);
    await openSettings(page);
    await offlineSwitch(page).check();
    await expect.poll(() => listKept(page)).toContain(`stellwerk-offline-pages ${article}`);
    await context.setOffline(true);
    await page.goto(`${base}/en/imprint/`);
    await expect(page.locator('h1')).toHaveText('Reading offline');
    await page.locator(`[data-offline-list] a[href="${article}"]`).click();
    await expect(page.locator('h1')).toHaveText(/Payment Services Directive 2/);
    await page.goto(`${base}/de/imprint/`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});
