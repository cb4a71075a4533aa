import { isOwn } from '#lib/storage/own-items';
import { listCookieRemovals } from '../others-items';

/** Storage that the browser blocks has nothing in it. */
const attempt = (run: () => void): void => {
  try {
    run();
  } catch {
    // Nothing to remove.
  }
};

function clearStorage(kind: 'localStorage' | 'sessionStorage'): void {
  const storage = window[kind];
  for (const name of Object.keys(storage)) if (!isOwn(kind, name)) storage.removeItem(name);
}

async function clearDatabases(): Promise<void> {
  // The site has none.
  for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name);
}

async function clearCaches(): Promise<void> {
  const names = (await caches.keys()).filter((name) => !isOwn('Cache Storage', name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/**
 * Removes from this browser everything of this origin that is not on the site's own list: what scripts
 * of others have stored while their visitor agreed (Art. 7(3) GDPR, § 25 TDDDG). Never throws.
 */
export function removeOthersItems(): void {
  attempt(() => {
    for (const removal of listCookieRemovals(document.cookie, location)) document.cookie = removal;
  });
  attempt(() => clearStorage('localStorage'));
  attempt(() => clearStorage('sessionStorage'));
  attempt(() => void clearDatabases().catch(() => undefined));
  attempt(() => void clearCaches().catch(() => undefined));
}
