import type { Page } from '@playwright/test';
import { home, imprint, popup, button, readLayer } from '#tests/support/playwright/consent-page';
import { expect, follow, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

const events = async (page: Parameters<typeof readLayer>[0], kind: string) =>
  (await readLayer(page)).filter(({ event }) => event === kind);

/** Pages are reported once, with title; fragments are no pages, and tokens are masked. */
async function visitPages(page: Page, origin: string): Promise<void> {
  await page.goto(`${home}?access_token=secret#access_token=secret`);
  await waitForRuntime(page);
  await expect.poll(() => events(page, 'pageview')).toHaveLength(1);
  await expect(page).toHaveURL(home);
  await page.reload();
  await waitForRuntime(page);
  await expect(page).toHaveURL(home);
  await page.goto(`${home}?access_token=secret#access_token=secret`);
  await waitForRuntime(page);
  await expect.poll(() => events(page, 'pageview')).toHaveLength(1);
  await follow(page, imprint);
  await expect.poll(() => events(page, 'pageview')).toHaveLength(2);
  await page.evaluate(() => (location.hash = 'main'));
  await follow(page, '/en/services/');
  await expect.poll(() => events(page, 'pageview')).toHaveLength(3);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Legal notice');
  await expect.poll(() => events(page, 'pageview')).toHaveLength(4);
  const views = await events(page, 'pageview');
  expect(views.map(({ location }) => location)).toEqual([
    `${origin}/en/?access_token=[REDACTED]#access_token=[REDACTED]`,
    `${origin}/en/imprint/`,
    `${origin}/en/services/`,
    `${origin}/en/imprint/#main`,
  ]);
  expect(views.map(({ title }) => title).slice(1)).toEqual([
    'Legal notice',
    'Services: accounts, cards, loans, payments by API',
    'Legal notice',
  ]);
  expect(JSON.stringify(await readLayer(page))).not.toContain('secret');
}

/** Actions are reported: external links, downloads, language. */
async function act(page: Page): Promise<void> {
  const context = page.context();
  await context.route('https://**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  );
  await follow(page, '/en/investors/download/');
  await expect.poll(() => events(page, 'pageview')).toHaveLength(5);
  const download = page.locator('main a[href^="/documents/"]').first();
  const file = await download.getAttribute('href');
  await download.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await download.click();
  await page.evaluate(() => {
    const link = document.createElement('a');
    Object.assign(link, { id: 'out', target: '_blank', rel: 'noopener', textContent: 'law' });
    link.href = 'https://law.example/a?q=typed';
    document.body.append(link);
  });
  await Promise.all([context.waitForEvent('page'), page.locator('#out').click()]);
  await page.locator('header [data-language-switch]:not([hidden])').first().click();
  await expect(page).toHaveURL(/\/de\//);
  expect(await events(page, 'custom')).toEqual([
    { event: 'custom', category: 'download', action: 'file', name: file },
    { event: 'custom', category: 'link', action: 'outbound', name: 'https://law.example/a' },
    { event: 'custom', category: 'link', action: 'language', name: 'de' },
  ]);
}

test('pages and actions are reported once', async ({ page, origin }) => {
  await test.step('pages', () => visitPages(page, origin));
  await test.step('actions', () => act(page));
});

test.describe('while asking for consent', () => {
  test.use({ asks: true });

  test('web vitals are measured with consent only and reported when the page is hidden', async ({ page }) => {
    await page.goto(home);
    const hide = () =>
      page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        dispatchEvent(new Event('visibilitychange'));
        Reflect.deleteProperty(document, 'visibilityState');
      });
    await expect(popup(page)).toBeVisible();
    await hide();
    expect(await events(page, 'custom')).toEqual([]);
    await button(page, 'Agree to all').click();
    await expect(popup(page)).toHaveCount(0);
    const readActions = async (): Promise<unknown> => {
      await hide();
      return (await events(page, 'custom')).map(({ action }) => action);
    };
    // The measuring script is loaded after consent.
    await expect.poll(readActions).toEqual(expect.arrayContaining(['CLS', 'LCP']));
    const vitals = await events(page, 'custom');
    await hide();
    expect(await events(page, 'custom')).toHaveLength(vitals.length);
  });
});
