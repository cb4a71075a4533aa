import {
  button,
  home,
  imprint,
  openSettings,
  popup,
  readKept,
  readLayer,
} from '#tests/support/playwright/consent-page';
import { expect, follow, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

test.use({ asks: true });

test('before a choice nothing is stored and no request leaves the site; the question takes the focus', async ({
  page,
  origin,
  context,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => !request.url().startsWith(origin) && foreign.push(request.url()));
  await page.goto(`${home}?gclid=abc&utm_source=letter`);
  await expect(popup(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'May we count visits and trace adverts?' })).toBeFocused();
  await follow(page, '/en/services/');
  await expect(page.locator('h1')).toHaveText(/Ten services/);
  await expect(popup(page)).toBeVisible();
  expect(foreign).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
    0,
    0,
    '',
  ]);
  expect(await context.cookies()).toEqual([]);
});

for (const [name, status, signal] of [
  ['Agree to all', 1, 'granted'],
  ['Refuse all', 0, 'denied'],
] as const) {
  test(`"${name}" is kept with its date, told to the data layer, and holds after a reload`, async ({
    page,
  }) => {
    await page.goto(home);
    await button(page, name).click();
    await expect(popup(page)).toHaveCount(0);
    await expect(page.getByRole('status').first()).toHaveText('Your choice has been saved.');
    const kept = await readKept(page);
    expect(Date.now() - Date.parse(kept?.date ?? '')).toBeLessThan(60_000);
    expect(kept).toEqual({
      version: 1,
      date: kept?.date,
      statuses: { analytics: status, remarketing: status },
    });
    const signals = {
      ad_storage: signal,
      ad_user_data: signal,
      ad_personalization: signal,
      analytics_storage: signal,
    };
    expect(await readLayer(page)).toContainEqual({ 0: 'consent', 1: 'update', 2: signals });
    await page.reload();
    await waitForRuntime(page);
    const layer = await readLayer(page);
    expect(layer.slice(0, 3)).toEqual([
      { environment: 'production' },
      {
        0: 'consent',
        1: 'default',
        2: {
          ad_storage: 'denied',
          ad_user_data: 'denied',
          ad_personalization: 'denied',
          analytics_storage: 'denied',
          wait_for_update: 1500,
        },
      },
      { 0: 'consent', 1: 'update', 2: signals },
    ]);
    await expect
      .poll(async () => (await readLayer(page)).some(({ event }) => event === 'pageview'))
      .toBe(true);
    await expect(popup(page)).toHaveCount(0);
  });
}

test('nobody is asked on legal and error pages, also after soft navigations', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/404|Not rendering React/);
  await page.goto(imprint);
  await waitForRuntime(page);
  await expect.poll(async () => (await readLayer(page)).length).toBe(3);
  await expect(popup(page)).toHaveCount(0);
  await follow(page, '/en/services/');
  await expect(popup(page)).toBeVisible();
  await follow(page, '/en/privacy-policy/');
  await expect(popup(page)).toHaveCount(0);
  await follow(page, '/en/services/cards/');
  await expect(popup(page)).toBeVisible();
  await follow(page, '/en/no-such-page/');
  await expect(page.locator('[data-error-page]')).toBeVisible();
  await expect(popup(page)).toHaveCount(0);
  expect(await readKept(page)).toBeNull();
});

test('"privacy settings" opens the form on every page, legal ones too; a withdrawal removes the cookies', async ({
  page,
  context,
}) => {
  await page.goto(`${home}?gclid=abc&utm_source=letter&utm_medium=print`);
  await expect(popup(page)).toBeVisible();
  await follow(page, imprint);
  await expect(popup(page)).toHaveCount(0);
  await openSettings(page);
  await button(page, 'Agree to all').click();
  // What the first address named was remembered until the choice.
  const names = async () =>
    (await context.cookies()).map(({ name, value }) => `${name}=${decodeURIComponent(value)}`).sort();
  expect(await names()).toEqual(['gclid=abc', 'utm={"source":"letter","medium":"print"}']);
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: true });
  expect(Math.round(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000)).toBe(90);
  await openSettings(page);
  await expect(page.getByRole('checkbox', { name: /^Marketing/ })).toBeChecked();
  await page.getByRole('checkbox', { name: /^Marketing/ }).uncheck();
  await button(page, 'Save choice').click();
  expect(await names()).toEqual([]);
  expect((await readKept(page))?.statuses).toEqual({ analytics: 1, remarketing: 0 });
});
