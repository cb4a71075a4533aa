import {
  button,
  home,
  imprint,
  openSettings,
  popup,
  readLayer,
} from '#tests/support/playwright/consent-page';
import { configuredTest } from '#tests/support/playwright/configured-fixtures';
import { answerForServices, serviceAddresses } from '#tests/support/playwright/fake-services';
import { offlineSwitch, openWithWorker } from '#tests/support/playwright/cached-pages';
import { expect, follow, waitForAnswers, waitForRuntime } from '#tests/support/playwright/site-fixtures';
import { listCopies, listStored, type Stored } from '#tests/support/playwright/stored-items';

/** Build with third-party services, which store items as soon as they are loaded. */
const test = configuredTest.extend<{ readonly asked: () => readonly string[] }>({
  asks: true,
  asked: [async ({ context }, use) => use(await answerForServices(context, 'well')), { auto: true }],
});

test.use({ serviceWorkers: 'allow' });

/** Allowed before a choice: files that are the same for everyone. */
const shell: Stored = {
  caches: ['stellwerk-shell'],
  cookies: [],
  localStorage: [],
  sessionStorage: [],
  databases: [],
};
const decided: Stored = { ...shell, localStorage: ['stellwerk-consent'] };
const arrival = `${home}?gclid=abc&utm_source=letter&token=secret#access_token=secret`;

test('each step of a visit stores exactly the documented items', async ({ page, asked }) => {
  await test.step('first load, idle', async () => {
    await openWithWorker(page, arrival);
    await expect(popup(page)).toBeVisible();
    await waitForAnswers(page);
    expect(await listStored(page)).toEqual(shell);
    expect(await listCopies(page)).toEqual([]);
  });
  await test.step('a second page, softly', async () => {
    await follow(page, '/en/services/');
    await expect(page.locator('h1')).toHaveText(/Ten services/);
    await waitForAnswers(page);
    expect(await listStored(page)).toEqual(shell);
    expect(await listCopies(page)).toEqual([]);
  });
  await test.step('refusal', async () => {
    await button(page, 'Refuse all').click();
    await follow(page, imprint);
    await expect(page.locator('h1')).toHaveText('Legal notice');
    await waitForAnswers(page);
    expect(await listStored(page)).toEqual(decided);
    expect(await listCopies(page)).toEqual([]);
    expect(asked()).toEqual([]);
  });
  await test.step('agreement', async () => {
    await openSettings(page);
    await button(page, 'Agree to all').click();
    await expect.poll(asked).toContain(serviceAddresses.collect);
    await expect
      .poll(() => listStored(page))
      .toEqual({
        caches: ['stellwerk-offline-tag', 'stellwerk-shell', 'tag'],
        cookies: ['', '_ga', '_ga', '_ga', 'gclid', 'utm'],
        localStorage: ['_ga', 'stellwerk-consent'],
        sessionStorage: ['_ga'],
        databases: ['tag'],
      });
  });
  await test.step('withdrawal', async () => {
    const reloaded = page.waitForEvent('load');
    // This build's container has its own form and is informed of the choice.
    await page.evaluate(
      () =>
        ((window as unknown as { changedThere: object }).changedThere = {
          analytics: { status: 0 },
          remarketing: { status: 0 },
          custom_consent: { status: 0 },
        }),
    );
    await follow(page, '/en/terms-of-use/');
    await reloaded;
    await waitForRuntime(page);
    await expect.poll(() => listStored(page)).toEqual(decided);
    expect(await page.evaluate(() => 'tagManagerRuns' in window)).toBe(false);
  });
  await test.step('offline reading on, two pages', async () => {
    await openSettings(page);
    await offlineSwitch(page).check();
    await follow(page, imprint);
    await expect(page.locator('h1')).toHaveText('Legal notice');
    await openWithWorker(page, '/en/license/');
    await expect
      .poll(() => listCopies(page))
      .toEqual(
        expect.arrayContaining([
          'stellwerk-offline-pages /en/terms-of-use/',
          'stellwerk-offline-data /page-data/en/imprint/page-data.json',
          'stellwerk-offline-pages /en/license/',
        ]),
      );
    const caches = ['data', 'files', 'pages', 'reading'].map((name) => `stellwerk-offline-${name}`);
    expect(await listStored(page)).toEqual({ ...decided, caches: [...caches, 'stellwerk-shell'] });
  });
  await test.step('offline reading off', async () => {
    await openSettings(page);
    await offlineSwitch(page).uncheck();
    await expect(popup(page)).toContainText('Off: no pages are kept on this device.');
    expect(await listCopies(page)).toEqual([]);
    await follow(page, imprint);
    await expect(page.locator('h1')).toHaveText('Legal notice');
    await waitForAnswers(page);
    expect(await listStored(page)).toEqual(decided);
    expect(await listCopies(page)).toEqual([]);
  });
});

test('a tag manager finds no token in the URL; after consent has expired, third-party items are deleted on the next visit', async ({
  page,
  asked,
  configured,
}) => {
  await page.goto(`${home}?from=letter&token=secret#access_token=secret`);
  await button(page, 'Agree to all').click();
  await expect.poll(asked).toContain(serviceAddresses.collect);
  const address = await page.evaluate(
    () => (window as unknown as { tagManagerAddress: string }).tagManagerAddress,
  );
  expect(address).toBe(`${configured}${home}?from=letter`);
  const layer = await readLayer(page);
  expect(layer.find(({ event }) => event === 'pageview')?.['location']).toBe(
    `${configured}${home}?from=letter&token=[REDACTED]#access_token=[REDACTED]`,
  );
  expect(JSON.stringify(layer)).not.toContain('secret');
  await page.goto('/404.html');
  await page.evaluate(() => {
    const record = JSON.parse(localStorage.getItem('stellwerk-consent') ?? '') as object;
    localStorage.setItem('stellwerk-consent', JSON.stringify({ ...record, date: '2020-01-01T00:00:00Z' }));
  });
  await openWithWorker(page, imprint);
  await expect.poll(() => listStored(page)).toEqual(shell);
});
