import { isOfflineReadingOn, setOfflineReading } from '#lib/service-worker/offline-reading';
import type { Behaviour } from './behaviour';

// The build finds this script, which the offline page needs, by the brackets of this selector: use it nowhere else.
const selector = '[data-offline-switch]';

/** Synchronises the switch of the offline page with that of the privacy settings. */
const changeEvent = 'offlinereading';

/** The active service worker; undefined if the browser has none or blocks it. Never settles in builds without a worker. */
async function awaitWorker(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.ready;
  } catch {
    return undefined;
  }
}

/** Stores pages from now on, beginning with the open one, or deletes all stored pages. */
async function follow(isOn: boolean, { active }: ServiceWorkerRegistration): Promise<void> {
  await setOfflineReading(caches, isOn);
  if (isOn) active?.postMessage(location.href);
}

/**
 * Shows and operates the switch of an element; it stays hidden where pages cannot be stored.
 * @param changed called with the state at the start and after every change
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
      // Storage is blocked or full: the switch shows the unchanged state.
      .catch(() => undefined)
      .then(() => document.dispatchEvent(new Event(changeEvent)));
  await show();
  part.hidden = false;
  document.addEventListener(changeEvent, () => void show(), { signal });
  input.addEventListener('change', set, { signal });
}

/** The switch of the offline page; switching it off also hides the list of stored pages. */
export const offlineReadingBehaviour: Behaviour = (page, { signal }) => {
  const part = page.querySelector(selector)?.closest('div');
  const list = page.querySelector<HTMLElement>('[data-offline="list"]');
  if (part)
    void startOfflineSwitch(part, signal, (isOn) => {
      if (list && !isOn) list.hidden = true;
    });
};
