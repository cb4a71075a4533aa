import { withBase } from '#lib/core/base-path';
import { toScriptAddress } from '#lib/core/script-address';
import { pageCaches } from './cache-names';

export type RegistrationDependencies = {
  readonly navigator: Partial<Pick<Navigator, 'serviceWorker'>>;
  readonly location: Pick<Location, 'protocol' | 'hostname' | 'href'>;
  /** A new worker is installed while another one controls the page. */
  readonly onUpdate: () => void;
};

/**
 * Registers the service worker, if the browser allows one. Never throws: the site works without.
 * docs/specification.md#s162 to #s164.
 */
export function registerServiceWorker({ navigator, location, onUpdate }: RegistrationDependencies): void {
  const { serviceWorker: container } = navigator;
  if (!container || (location.protocol !== 'https:' && location.hostname !== 'localhost')) return;
  const watch = ({ installing, active }: ServiceWorkerRegistration): void => {
    // Skips the first worker, because WebKit reports its installation only when it already controls the page.
    if (active)
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed' && container.controller) onUpdate();
      });
  };
  const register = async (): Promise<void> => {
    const registration = await container.register(
      toScriptAddress(process.env.BASE_PATH ? withBase('/sw.js') : '/sw.js'),
    );
    watch(registration);
    // WebKit restores a document that was loaded before the worker existed without asking the worker.
    container.controller?.postMessage(location.href);
    registration.addEventListener('updatefound', () => watch(registration));
  };
  register().catch(() => undefined);
}

/** Deletes cached documents and data of another build. Never rejects: storage may be blocked. */
export async function dropPageCaches(caches: Pick<CacheStorage, 'delete'> | undefined): Promise<void> {
  try {
    if (caches) await Promise.all(pageCaches.map((name) => caches.delete(name)));
  } catch {
    // Then nothing was cached.
  }
}
