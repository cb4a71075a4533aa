import type { Page } from '@playwright/test';
import { listKept } from './cached-pages';

/** Everything that the browser stores for the site, by kind of storage. */
export type Stored = {
  readonly caches: readonly string[];
  readonly cookies: readonly string[];
  readonly localStorage: readonly string[];
  readonly sessionStorage: readonly string[];
  readonly databases: readonly (string | undefined)[];
};

/** Names of all stored items. */
export async function listStored(page: Page): Promise<Stored> {
  // From the browser, which has the cookies of all paths, including HttpOnly ones.
  const cookies = (await page.context().cookies()).map(({ name }) => name).sort();
  const others = await page.evaluate(async () => ({
    caches: (await caches.keys()).sort(),
    localStorage: Object.keys(localStorage).sort(),
    sessionStorage: Object.keys(sessionStorage).sort(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
  return { ...others, cookies };
}

/** Cached items besides the precache and the offline pages: pages, their data and files. */
export async function listCopies(page: Page): Promise<string[]> {
  const isShell = /^stellwerk-shell \/(?:_next\/static\/|[a-z]{2}\/offline\/\?stored)/;
  return (await listKept(page)).filter((entry) => !isShell.test(entry));
}
