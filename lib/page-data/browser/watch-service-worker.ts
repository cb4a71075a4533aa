import { afterLoad } from '#lib/core/timing';
import { registerServiceWorker } from '#lib/service-worker/register';

/** Registers the service worker once everything that the page itself needs has loaded. Tells whether a newer one waits. */
export function watchServiceWorker(): () => boolean {
  let hasWaitingWorker = false;
  // The development server has no worker.
  if (process.env.NODE_ENV === 'production')
    afterLoad(() =>
      registerServiceWorker({ navigator, location, onUpdate: () => (hasWaitingWorker = true) }),
    );
  return () => hasWaitingWorker;
}
