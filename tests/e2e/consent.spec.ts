import type { Page } from '@playwright/test';
import {
  button,
  home,
  imprint,
  openSettings,
  popup,
  readKept,
  readLayer,
  waitForFocusOn,
} from '#tests/support/playwright/consent-page';
import { expect, follow, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

test.use({ asks: true });

const services = '/en/services/';

const signalsOf = (signal: 'granted' | 'denied'): Readonly<Record<string, string>> => ({
  ad_storage: signal,
  ad_user_data: signal,
  ad_personalization: signal,
  analytics_storage: signal,
});

/** The choice is stored with its date and reported to the data layer. */
async function expectKept(page: Page, status: 0 | 1, signal: 'granted' | 'denied'): Promise<void> {
  await expect(popup(page)).toHaveCount(0);
  await expect(page.getByRole('status').first()).toHaveText('Your choice has been saved.');
  const kept = await readKept(page);
  expect(Date.now() - Date.parse(kept?.date ?? '')).toBeLessThan(60_000);
  const statuses = { analytics: status, remarketing: status };
  expect(kept).toEqual({ version: 1, date: kept?.date, statuses });
  expect(await readLayer(page)).toContainEqual({ 0: 'consent', 1: 'update', 2: signalsOf(signal) });
}

/** The choice survives a reload, and is reported after the defaults. */
async function expectHeld(page: Page, signal: 'granted' | 'denied'): Promise<void> {
  await page.reload();
  await waitForRuntime(page);
  const layer = await readLayer(page);
  expect(layer.slice(0, 3)).toEqual([
    { environment: 'production' },
    { 0: 'consent', 1: 'default', 2: { ...signalsOf('denied'), wait_for_update: 1500 } },
    { 0: 'consent', 1: 'update', 2: signalsOf(signal) },
  ]);
  await expect.poll(async () => (await readLayer(page)).some(({ event }) => event === 'pageview')).toBe(true);
  await expect(popup(page)).toHaveCount(0);
}

/** Consent is asked for on normal pages only, not on legal and error pages. */
async function visitUnasked(page: Page): Promise<void> {
  await follow(page, '/en/privacy-policy/');
  await expect(popup(page)).toHaveCount(0);
  await follow(page, '/en/services/cards/');
  await expect(popup(page)).toBeVisible();
  await follow(page, '/en/no-such-page/');
  await expect(page.locator('[data-error-page]')).toBeVisible();
  await expect(popup(page)).toHaveCount(0);
  expect(await readKept(page)).toBeNull();
  await page.goto(imprint);
  await waitForRuntime(page);
  await expect.poll(async () => (await readLayer(page)).length).toBe(3);
  await expect(popup(page)).toHaveCount(0);
}

test('before a choice nothing is stored and no request leaves the site; legal pages do not ask; "Refuse all" is stored and applies', async ({
  page,
  origin,
  context,
  quietConsole,
}) => {
  quietConsole.allow(/404|Not rendering React/);
  const foreign: string[] = [];
  page.on('request', (request) => !request.url().startsWith(origin) && foreign.push(request.url()));
  await page.goto(`${home}?gclid=abc&utm_source=letter`);
  await waitForFocusOn(page, 'May we count visits and see which advert brought you here?');
  await follow(page, services);
  await expect(page.locator('h1')).toHaveText(/Ten services/);
  await expect(popup(page)).toBeVisible();
  const stored = await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]);
  expect(stored).toEqual([0, 0, '']);
  expect(await context.cookies()).toEqual([]);
  await visitUnasked(page);
  await follow(page, services);
  await button(page, 'Refuse all').click();
  await expectKept(page, 0, 'denied');
  await expectHeld(page, 'denied');
  expect(foreign).toEqual([]);
});

test('"privacy settings" opens the form on legal pages, too; "Agree to all" is stored, applies and sets cookies, which a withdrawal removes', async ({
  page,
  context,
}) => {
  const names = async (): Promise<string[]> =>
    (await context.cookies()).map(({ name, value }) => `${name}=${decodeURIComponent(value)}`).sort();
  await page.goto(`${home}?gclid=abc&utm_source=letter&utm_medium=print`);
  await expect(popup(page)).toBeVisible();
  await follow(page, imprint);
  await expect(popup(page)).toHaveCount(0);
  await openSettings(page);
  await button(page, 'Agree to all').click();
  await expectKept(page, 1, 'granted');
  // The campaign of the first URL was remembered until the choice.
  expect(await names()).toEqual(['gclid=abc', 'utm={"source":"letter","medium":"print"}']);
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: true });
  expect(Math.round(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000)).toBe(90);
  await expectHeld(page, 'granted');
  await openSettings(page);
  await expect(page.getByRole('checkbox', { name: /^Marketing/ })).toBeChecked();
  await page.getByRole('checkbox', { name: /^Marketing/ }).uncheck();
  await button(page, 'Save choice').click();
  await expect(popup(page)).toHaveCount(0);
  expect(await names()).toEqual([]);
  expect((await readKept(page))?.statuses).toEqual({ analytics: 1, remarketing: 0 });
});
