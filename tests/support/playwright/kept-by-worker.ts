import { expect, type Locator, type Page } from '@playwright/test';
import { waitForRuntime } from './site-fixtures';

/** Everything in all caches of the service worker: `cache path`. */
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

/** Opens a page and waits until the worker has taken it over. */
export async function openWithWorker(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForRuntime(page);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** The switch for offline reading of the page or the form that is shown. */
export const offlineSwitch = (page: Page): Locator => page.getByRole('switch');

/** Asks for offline reading, as a visitor does on the offline page. */
async function askForCopies(page: Page): Promise<void> {
  await openWithWorker(page, '/en/offline/');
  await offlineSwitch(page).check();
  await expect(page.getByText('On: pages that you open are kept on this device.')).toBeVisible();
}

/** Opens a page for a visitor who has asked for offline reading, and waits until it is kept. */
export async function openWithCopies(page: Page, address: string): Promise<void> {
  // A page without an address is the first of its test.
  if (page.url() === 'about:blank') await askForCopies(page);
  await openWithWorker(page, address);
  await expect.poll(() => listKept(page)).toContain(`stellwerk-offline-pages ${address}`);
}
