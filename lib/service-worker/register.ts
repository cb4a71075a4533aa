import { withBase } from '#lib/core/base-path';
import { toScriptAddress } from '#lib/core/script-address';
import { pageCaches } from './cache-names';

export type RegistrationSeams = {
  readonly navigator: Partial<Pick<Navigator, 'serviceWorker'>>;
  readonly location: Pick<Location, 'protocol' | 'hostname' | 'href'>;
  /** A new worker is installed while another one controls the page. */
  readonly onUpdate: () => void;
};

/**
 * Registers the service worker, but only where browsers allow one. Never throws: the site works
 * without. docs/specification.md#s162 to #s164.
 */
export function registerServiceWorker({ navigator, location, onUpdate }: RegistrationSeams): void {
  const { serviceWorker: container } = navigator;
  if (!container || (location.protocol !== 'https:' && location.hostname !== 'localhost')) return;
  const watch = ({ installing, active }: ServiceWorkerRegistration): void => {
    // Not the first one, of whose installation WebKit tells so late that it controls the page by then.
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
    // WebKit shows a document that it loaded before there was a worker again without asking the worker.
    container.controller?.postMessage(location.href);
    registration.addEventListener('updatefound', () => watch(registration));
  };
  register().catch(() => undefined);
}

/**
 * Drops documents and data of another build. Never rejects: storage may be blocked, and without a
 * worker there is none.
 */
export async function dropPageCaches(caches: Pick<CacheStorage, 'delete'> | undefined): Promise<void> {
  try {
    if (caches) await Promise.all(pageCaches.map((name) => caches.delete(name)));
  } catch {
    // Nothing was kept either.
  }
}
