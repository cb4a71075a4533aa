import { cacheNames } from '#lib/service-worker/cache-names';
import { expect, test } from '#tests/support/browsers/fixtures';
import { countVisible, expectHeading, readText, refuse } from '#tests/support/browsers/page-words';
import type { Visitor } from '#tests/support/browsers/visitor';

const article = '/en/glossary/payment-services-directive-2/';
const offlineSwitch = 'main label:has([data-offline-switch])';

/** Waits until the service worker controls the page. */
const expectWorker = (visitor: Visitor): Promise<void> =>
  expect.poll(() => visitor.glance(() => navigator.serviceWorker.controller !== null)).toBe(true);

/** Waits until a page is in the cache for offline reading. */
const expectKept = (visitor: Visitor, path: string): Promise<void> =>
  expect
    .poll(() =>
      visitor.glance(
        // `caches.open` would create the cache.
        async (name, address) => (await caches.match(address, { cacheName: name })) !== undefined,
        cacheNames.pages,
        path,
      ),
    )
    .toBe(true);

test.beforeEach(async ({ visitor, quietConsole }) => {
  // The page works without this file.
  quietConsole.allow(/downloadable font: download failed/);
  await visitor.visit(article);
  await refuse(visitor);
  await expectWorker(visitor);
});

test('the offline page is shown without a connection, and no pages are stored unasked', async ({
  visitor,
  site,
}) => {
  await visitor.click('footer a', 'Legal notice');
  await expectHeading(visitor, 'Legal notice');
  site.close();
  await visitor.open(article);
  await expectHeading(visitor, 'Reading offline');
  await expect.poll(() => countVisible(visitor, '[data-offline="yes"]')).toBe(1);
  await expect.poll(() => readText(visitor, 'main [role="status"]')).toContain('Off:');
  expect(await countVisible(visitor, '[data-offline="list"]')).toBe(0);
  expect(await visitor.read(() => caches.keys())).toEqual([cacheNames.shell]);
});

test('offline reading stores visited pages, lists them on the offline page, and deletes them when disabled', async ({
  visitor,
  site,
}) => {
  await visitor.visit('/en/offline/');
  await visitor.click(offlineSwitch);
  await expect.poll(() => readText(visitor, 'main [role="status"]')).toContain('On:');
  await visitor.visit(article);
  await expectKept(visitor, article);
  site.close();
  await visitor.visit(article);
  await expectHeading(visitor, 'Payment Services Directive 2');
  await visitor.open('/en/license/');
  await expectHeading(visitor, 'Reading offline');
  // The status text shifts the list down when it appears.
  await expect.poll(() => readText(visitor, 'main [role="status"]')).toContain('On:');
  await visitor.click('[data-offline-list] a', 'Payment Services Directive 2');
  await expectHeading(visitor, 'Payment Services Directive 2');
  await visitor.open('/en/license/');
  await visitor.click(offlineSwitch);
  await expect.poll(() => countVisible(visitor, '[data-offline="list"]')).toBe(0);
  await expect.poll(() => visitor.glance(() => caches.keys())).toEqual([cacheNames.shell]);
});
