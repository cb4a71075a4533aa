import { afterLoad } from '#lib/core/timing';
import { registerServiceWorker } from '#lib/service-worker/register';

/** Registers the service worker after the load event. Returns whether a newer one is waiting. */
export function watchServiceWorker(): () => boolean {
  let hasWaitingWorker = false;
  // The development server has no worker.
  if (process.env.NODE_ENV === 'production')
    afterLoad(() =>
      registerServiceWorker({ navigator, location, onUpdate: () => (hasWaitingWorker = true) }),
    );
  return () => hasWaitingWorker;
}
