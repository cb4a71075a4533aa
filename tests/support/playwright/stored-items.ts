import type { Page } from '@playwright/test';
import { listKept } from './kept-by-worker';

/** Everything that a browser holds for the site, by where it holds it. */
export type Stored = {
  readonly caches: readonly string[];
  readonly cookies: readonly string[];
  readonly localStorage: readonly string[];
  readonly sessionStorage: readonly string[];
  readonly databases: readonly (string | undefined)[];
};

/** Lists the names of everything that is stored. */
export async function listStored(page: Page): Promise<Stored> {
  // The browser's own list: it has cookies of every path, and those that no script reads.
  const cookies = (await page.context().cookies()).map(({ name }) => name).sort();
  const others = await page.evaluate(async () => ({
    caches: (await caches.keys()).sort(),
    localStorage: Object.keys(localStorage).sort(),
    sessionStorage: Object.keys(sessionStorage).sort(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
  return { ...others, cookies };
}

/** What is in the caches and belongs neither to the shell nor to the offline pages: pages, their data, their files. */
export async function listCopies(page: Page): Promise<string[]> {
  const isShell = /^stellwerk-shell \/(?:_next\/static\/|[a-z]{2}\/offline\/\?stored)/;
  return (await listKept(page)).filter((entry) => !isShell.test(entry));
}
