import { isOwnItem } from '#lib/storage/own-items';
import { listCookieRemovals } from '../others-items';

/** Ignores errors of blocked storage, which contains nothing. */
const attempt = (run: () => void): void => {
  try {
    run();
  } catch {
    // Nothing to remove.
  }
};

function clearStorage(kind: 'localStorage' | 'sessionStorage'): void {
  const storage = window[kind];
  for (const name of Object.keys(storage)) if (!isOwnItem(kind, name)) storage.removeItem(name);
}

async function clearDatabases(): Promise<void> {
  // The site itself uses no databases.
  for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name);
}

async function clearCaches(): Promise<void> {
  const names = (await caches.keys()).filter((name) => !isOwnItem('Cache Storage', name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/**
 * Removes all items of this origin that are not on the site's own list: those that third-party scripts stored
 * with consent (Art. 7(3) GDPR, § 25 TDDDG). Never throws.
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
