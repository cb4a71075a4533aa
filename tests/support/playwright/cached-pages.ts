import { expect, type Locator, type Page } from '@playwright/test';
import { waitForRuntime } from './site-fixtures';

/** Entries of all caches: `cache path`. */
export function listKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(
      names.map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) =>
          [name, url.replace(location.origin, '')].join(' '),
        ),
      ),
    );
    return lists.flat();
  });
}

/** Opens a page and waits until the worker controls it. */
export async function openWithWorker(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForRuntime(page);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Switch for offline reading. */
export const offlineSwitch = (page: Page): Locator => page.getByRole('switch');

/** Enables offline reading on the offline page. */
async function askForCopies(page: Page): Promise<void> {
  await openWithWorker(page, '/en/offline/');
  await offlineSwitch(page).check();
  await expect(page.getByText('On: pages that you open are kept on this device.')).toBeVisible();
}

/** Opens a page with offline reading enabled and waits until it is stored. */
export async function openWithCopies(page: Page, address: string): Promise<void> {
  // The first page of a test starts at about:blank.
  if (page.url() === 'about:blank') await askForCopies(page);
  await openWithWorker(page, address);
  await expect.poll(() => listKept(page)).toContain(`stellwerk-offline-pages ${address}`);
}

/**
 * A function that stops the active worker. A new one is activated when that one is idle or stopped, and
 * Chromium stops an idle worker only while no debugger is attached.
 */
export async function createWorkerStop(page: Page): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  const active = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const version = versions.find(({ status }) => status === 'activated');
      if (version) resolve(version.versionId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const versionId = await active;
  return () => session.send('ServiceWorker.stopWorker', { versionId });
}
