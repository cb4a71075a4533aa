import { isOfflineReadingOn, setOfflineReading } from '#lib/service-worker/offline-reading';
import type { Behaviour } from './behaviour';

// In brackets it stands here alone: by it the build finds this script, which the offline page needs offline.
const selector = '[data-offline-switch]';

/** Tells every switch that is shown: the offline page has one, the privacy settings above it another. */
const changeEvent = 'offlinereading';

/**
 * The worker that keeps pages, once it can: it is registered after a first page has come. Undefined where the browser has
 * none or refuses it; never, where the build has none.
 */
async function awaitWorker(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.ready;
  } catch {
    return undefined;
  }
}

/** Keeps pages from now on, the one that is open first, or deletes all that were kept. */
async function follow(isOn: boolean, { active }: ServiceWorkerRegistration): Promise<void> {
  await setOfflineReading(caches, isOn);
  if (isOn) active?.postMessage(location.href);
}

/**
 * Shows the switch of a part of the page as the visitor has set it, and does what it says. Where
 * nothing can be kept it stays hidden.
 *
 * @param changed is told how it stands, at first and after every change
 */
export async function startOfflineSwitch(
  part: HTMLElement,
  signal: AbortSignal,
  changed: (isOn: boolean) => void = () => undefined,
): Promise<void> {
  const input = part.querySelector<HTMLInputElement>(selector);
  const status = part.querySelector<HTMLElement>('[role="status"]');
  const worker = await awaitWorker();
  if (!input || !status || !worker || signal.aborted) return;
  const show = async (): Promise<void> => {
    input.checked = await isOfflineReadingOn(caches);
    status.textContent = status.dataset[input.checked ? 'on' : 'off'] ?? '';
    changed(input.checked);
  };
  const set = (): void =>
    void follow(input.checked, worker)
      // Blocked or full: the switch goes back to what holds.
      .catch(() => undefined)
      .then(() => document.dispatchEvent(new Event(changeEvent)));
  await show();
  part.hidden = false;
  document.addEventListener(changeEvent, () => void show(), { signal });
  input.addEventListener('change', set, { signal });
}

/** The switch of the offline page. The list of what is kept goes with the copies. */
export const offlineReadingBehaviour: Behaviour = (page, { signal }) => {
  const part = page.querySelector(selector)?.closest('div');
  const list = page.querySelector<HTMLElement>('[data-offline="list"]');
  if (part)
    void startOfflineSwitch(part, signal, (isOn) => {
      if (list && !isOn) list.hidden = true;
    });
};
