import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bundleWorker, listShell } from '#lib/build/steps/service-worker';
import { openSettings } from '#tests/support/playwright/consent-page';
import {
  appData,
  article as first,
  change,
  exactly,
  expect,
  expectHeading,
  imprint,
  test,
} from '#tests/support/playwright/fault-fixtures';
import {
  createWorkerStop,
  listKept,
  offlineSwitch,
  openWithCopies,
  openWithWorker,
} from '#tests/support/playwright/cached-pages';
import { follow, markDocument, waitForRuntime } from '#tests/support/playwright/site-fixtures';

const second = '/en/glossary/international-bank-account-number/';
const secondData = `stellwerk-offline-data /page-data${second}page-data.json`;
const often = { intervals: [50] };

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ quietConsole }) =>
  quietConsole.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/),
);

test('offline, visited pages are shown with styles, and other URLs show the offline page of their language with links', async ({
  page,
  context,
}) => {
  await openWithCopies(page, '/de/license/');
  await openWithCopies(page, first);
  await page.locator('main a', { hasText: 'International Bank Account Number' }).last().click();
  await expect(page.locator('h1')).toHaveText(/International Bank Account Number/);
  await expect.poll(() => listKept(page), often).toContain(secondData);
  await context.setOffline(true);
  await page.goto(`${first}?utm_source=x`);
  await expectHeading(page, /Payment Services Directive 2/);
  expect(
    await page.evaluate(() => getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily),
  ).toMatch(/archivo/i);
  await waitForRuntime(page);
  await page.goto('/de/imprint/');
  await expectHeading(page, 'Lesen ohne Verbindung');
  await expect(page.locator('[data-offline="no"]')).toBeHidden();
  await expect(page.locator('[data-offline="yes"]')).toBeVisible();
  const links = page.locator('[data-offline-list] a');
  expect(await links.evaluateAll((items) => items.map((item) => item.getAttribute('href')))).toEqual([
    '/de/license/',
    second,
    first,
  ]);
  await page.goto('/en/imprint/');
  await expectHeading(page, 'Reading offline');
  await links.filter({ hasText: 'Payment Services' }).click();
  await expectHeading(page, /Payment Services Directive 2/);
  // Visited by soft navigation: page data is cached, the document is not.
  await page.goto(second);
  await expect(page).toHaveURL('/en/offline/');
  await waitForRuntime(page);
  await links.filter({ hasText: 'International' }).click();
  await expectHeading(page, /International Bank Account Number/);
  await expect(page).toHaveURL(second);
});

test('online, the offline page says so; stored pages replace slow responses and are deleted with their build', async ({
  page,
  server,
}) => {
  await openWithCopies(page, first);
  await page.goto('/en/offline/');
  await expect(page.locator('[data-offline="no"]')).toBeVisible();
  await expect(page.locator('[data-offline="yes"]')).toBeHidden();
  const slow = server.fail(exactly(first), { kind: 'hold' });
  await page.goto(first);
  await expectHeading(page, /Payment Services Directive 2/);
  expect(slow.hits()).toBe(1);
  slow.remove();
  await waitForRuntime(page);
  await follow(page, imprint);
  await expectHeading(page, 'Legal notice');
  const data = 'stellwerk-offline-data /page-data/en/imprint/page-data.json';
  await expect.poll(() => listKept(page), often).toContain(data);
  const isSameDocument = await markDocument(page);
  const newer = server.fail(appData, change({ webpackCompilationHash: 'another-build' }));
  await follow(page, '/en/terms-of-use/');
  await expectHeading(page, 'Terms of use');
  await expect.poll(isSameDocument, often).toBe(false);
  newer.remove();
  const kept = await listKept(page);
  expect(kept).not.toContain(`stellwerk-offline-pages ${first}`);
  expect(kept).not.toContain(data);
});

test('a new worker makes the next navigation a full load and keeps stored pages; the kill switch removes worker and caches', async ({
  page,
  server,
}) => {
  await openWithCopies(page, first);
  const isSameDocument = await markDocument(page);
  const shell = listShell('out').map((entry) =>
    entry.url.startsWith('/en/offline/') ? { ...entry, revision: 'newer' } : entry,
  );
  const workers = [await bundleWorker('on', shell), await bundleWorker('off', [])] as const;
  const update = (): Promise<unknown> =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update().catch(() => undefined);
    });
  const renewed = server.fail(exactly('/sw.js'), { kind: 'rewrite', rewrite: () => workers[0] });
  const changed = page.evaluate(
    () =>
      new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true)),
      ),
  );
  // Repeated: the browser joins an update to one that is already running, for example after a navigation.
  await expect
    .poll(() => update().then(() => listKept(page)), often)
    .toContainEqual(expect.stringContaining('newer'));
  expect(await changed).toBe(true);
  expect(await isSameDocument()).toBe(true);
  await page.locator('main a', { hasText: 'International Bank Account Number' }).last().click();
  await expectHeading(page, /International Bank Account Number/);
  expect(await isSameDocument()).toBe(false);
  const kept = await listKept(page);
  expect(kept).toContain(`stellwerk-offline-pages ${first}`);
  expect(kept.filter((entry) => entry.includes('/en/offline/?stored'))).toHaveLength(1);
  expect(kept.filter((entry) => entry.includes('/en/offline/?stored'))[0]).toContain('newer');
  const isStill = await markDocument(page);
  renewed.remove();
  server.fail(exactly('/sw.js'), { kind: 'rewrite', rewrite: () => workers[1] });
  const stopOld = await createWorkerStop(page);
  await update();
  await expect.poll(() => stopOld().then(() => page.evaluate(() => caches.keys())), often).toEqual([]);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), often)
    .toBe(0);
  expect(await isStill()).toBe(true);
  await page.goto(first);
  await expectHeading(page, /Payment Services Directive 2/);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  expect(await listKept(page)).toEqual([]);
});

test.describe('without the policy of the page, which forbids other origins', () => {
  test.use({ bypassCSP: true });

  test('errors and other origins are never cached', async ({ page }) => {
    const other = createServer((_request, response) =>
      response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end('x'),
    );
    await new Promise<void>((resolve) => other.listen(0, () => resolve()));
    await openWithWorker(page, first);
    await openSettings(page);
    await offlineSwitch(page).check();
    await expect.poll(() => listKept(page)).toContain(`stellwerk-offline-pages ${first}`);
    await page.goto('/en/nowhere/');
    await page.goto('/en/404/');
    const answers = await page.evaluate(
      async (elsewhere) => {
        const addresses = [
          '/page-data/en/nowhere/page-data.json',
          '/_next/static/chunks/nowhere.js',
          '/icons/icon.svg',
          `${elsewhere}/_next/static/chunks/elsewhere.js`,
        ];
        return Promise.all(addresses.map(async (address) => (await fetch(address)).status));
      },
      `http://localhost:${(other.address() as AddressInfo).port}`,
    );
    expect(answers).toEqual([404, 404, 200, 200]);
    await page.goto(second);
    await expect.poll(() => listKept(page)).toContain(`stellwerk-offline-pages ${second}`);
    const kept = await listKept(page);
    expect(kept.filter((entry) => /nowhere|elsewhere|\/404\/|icons|http/.test(entry))).toEqual([]);
    const statuses = await page.evaluate(async () => {
      const names = await caches.keys();
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).matchAll()));
      return [...new Set(kept.flat().map(({ status, type }) => `${status} ${type}`))].sort();
    });
    // Responses created by the worker, from inlined styles, have the type "default".
    expect(statuses).toEqual(['200 basic', '200 default']);
    other.closeAllConnections();
    other.close();
  });
});
