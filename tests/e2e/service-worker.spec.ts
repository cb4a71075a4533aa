import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { bundleWorker, listShell } from '#lib/build/steps/service-worker';
import { openSettings } from '#tests/support/playwright/consent-page';
import {
  listKept,
  offlineSwitch,
  openWithCopies,
  openWithWorker,
} from '#tests/support/playwright/kept-by-worker';
import { serveExport, type ServedExport } from '#tests/support/playwright/serve-export';
import { expect, markDocument, test as base, waitForRuntime } from '#tests/support/playwright/site-fixtures';

const first = '/en/glossary/payment-services-directive-2/';
const second = '/en/glossary/international-bank-account-number/';

const test = base.extend<{ site: ServedExport }>({
  site: async ({}, use) => {
    const site = await serveExport();
    await use(site);
    site.close();
  },
  baseURL: async ({ site }, use) => use(site.origin),
});

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ quietConsole }) =>
  quietConsole.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/),
);

test('a page that was opened is read without a connection, with its style', async ({ page, context }) => {
  await openWithCopies(page, first);
  await context.setOffline(true);
  await page.goto(`${first}?utm_source=x`);
  await expect(page.locator('h1')).toHaveText(/Payment Services Directive 2/);
  expect(
    await page.evaluate(() => getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily),
  ).toMatch(/archivo/i);
  await waitForRuntime(page);
});

test('any other address shows the offline page of its language, whose list leads on', async ({
  page,
  context,
}) => {
  await openWithCopies(page, first);
  await openWithCopies(page, '/de/license/');
  await context.setOffline(true);
  await page.goto('/de/imprint/');
  await expect(page.locator('h1')).toHaveText('Lesen ohne Verbindung');
  await expect(page.locator('[data-offline="no"]')).toBeHidden();
  await expect(page.locator('[data-offline="yes"]')).toBeVisible();
  const links = page.locator('[data-offline-list] a');
  expect(await links.evaluateAll((items) => items.map((item) => item.getAttribute('href')))).toEqual([
    '/de/license/',
    first,
  ]);
  await page.goto('/en/imprint/');
  await expect(page.locator('h1')).toHaveText('Reading without a connection');
  await links.first().click();
  await expect(page.locator('h1')).toHaveText(/Payment Services Directive 2/);
});

test('a page that was reached by a soft navigation is offered by the offline page', async ({
  page,
  context,
}) => {
  await openWithCopies(page, first);
  await page.locator('main a', { hasText: 'International Bank Account Number' }).last().click();
  await expect(page.locator('h1')).toHaveText(/International Bank Account Number/);
  await expect
    .poll(() => listKept(page))
    .toContain(`stellwerk-offline-data /page-data${second}page-data.json`);
  await context.setOffline(true);
  await page.reload();
  await expect(page).toHaveURL('/en/offline/');
  await waitForRuntime(page);
  await page.locator('[data-offline-list] a', { hasText: 'International Bank Account Number' }).click();
  await expect(page.locator('h1')).toHaveText(/International Bank Account Number/);
  await expect(page).toHaveURL(second);
});

test('the offline page says that nothing is needed while there is a connection', async ({ page }) => {
  await openWithCopies(page, first);
  await page.goto('/en/offline/');
  await expect(page.locator('[data-offline="no"]')).toBeVisible();
  await expect(page.locator('[data-offline="yes"]')).toBeHidden();
});

test('a new build makes the next navigation a full load, and its worker keeps what was there', async ({
  page,
  site,
}) => {
  await openWithCopies(page, first);
  const isSameDocument = await markDocument(page);
  const file = path.join(site.root, 'en/offline/index.html');
  writeFileSync(file, readFileSync(file, 'utf8').replace('Reading without', 'Newly reading without'));
  writeFileSync(path.join(site.root, 'sw.js'), await bundleWorker('on', listShell(site.root)));
  const changed = page.evaluate(
    () =>
      new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true)),
      ),
  );
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  expect(await changed).toBe(true);
  expect(await isSameDocument()).toBe(true);
  await page.locator('main a', { hasText: 'International Bank Account Number' }).last().click();
  await expect(page.locator('h1')).toHaveText(/International Bank Account Number/);
  expect(await isSameDocument()).toBe(false);
  const kept = await listKept(page);
  expect(kept).toContain(`stellwerk-offline-pages ${first}`);
  expect(kept.filter((entry) => entry.includes('/en/offline/?stored'))).toHaveLength(1);
});

test('the kill switch removes the worker and its caches, and the open page stays', async ({ page, site }) => {
  await openWithCopies(page, first);
  const isSameDocument = await markDocument(page);
  writeFileSync(path.join(site.root, 'sw.js'), await bundleWorker('off', []));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  expect(await isSameDocument()).toBe(true);
  await page.goto(second);
  await expect(page.locator('h1')).toHaveText(/International Bank Account Number/);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  expect(await listKept(page)).toEqual([]);
});

test.describe('without the policy of the page, which forbids other origins', () => {
  test.use({ bypassCSP: true });

  test('errors and other origins are never kept', async ({ page }) => {
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
    // What the worker makes itself, of styles that stood in a document, has the type "default".
    expect(statuses).toEqual(['200 basic', '200 default']);
    other.closeAllConnections();
    other.close();
  });
});
