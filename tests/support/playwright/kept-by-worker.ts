import { expect, type Page } from '@playwright/test';
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

/** Opens a page and waits until the worker has taken it over and kept it. */
export async function openWithWorker(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForRuntime(page);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect.poll(() => listKept(page)).toContain(`stellwerk-pages ${address}`);
}
