import type { BrowserContext, Route } from '@playwright/test';
import { servicesEnvironment } from '#tests/support/build-variant';

/** Behaviour of the mocked consent container. */
export type ContainerBehaviour = 'well' | 'missing' | 'throws' | 'silent';

const container: Readonly<Record<Exclude<ContainerBehaviour, 'missing'>, string>> = {
  // Stores consents like the real one.
  well: `(() => { let consents = {}; window.containerCalls = [];
    window.ppms = { cm: { api: (command, ...rest) => { window.containerCalls.push(command);
      if (command === 'setComplianceSettings') { consents = { ...consents, ...rest[0].consents }; rest[1](); }
      else if (command === 'getComplianceSettings') rest[0]({ consents: window.changedThere ?? consents });
      else { document.title = document.title; rest[0](); } } } }; })();`,
  throws: `window.ppms = { cm: { api: () => { throw new Error('The container is broken.'); } } };`,
  silent: '',
};

const collect = `${servicesEnvironment.THIRD_PARTY_ORIGINS}/collect`;

/** Third-party scripts store items everywhere, for several paths, and again on page hide. */
const storing = `const keep = (name) => {
    for (const path of ['/', '/en', '/en/']) document.cookie = name + '=1; path=' + path + '; max-age=9999';
    localStorage.setItem(name, '1'); sessionStorage.setItem(name, '1'); };
  keep('_ga'); indexedDB.open('tag').onsuccess = ({ target }) => target.result.close();
  void caches.open('tag'); void caches.open('stellwerk-offline-tag'); document.cookie = '=nameless; path=/en/';
  addEventListener('pagehide', () => keep('_late'));
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && keep('_later'));`;

/** Records the data layer and the URL on loading, and sends a request to another origin. */
const tagManager = `${storing}
  window.tagManagerAddress = location.href;
  window.tagManagerRuns = (window.tagManagerRuns ?? 0) + 1;
  window.tagManagerFound = window.dataLayer.map((entry) => ({ ...entry }));
  fetch('${collect}', { method: 'POST', mode: 'no-cors', body: 'x' });`;

/** URLs that a build with both services requests, and that of the tag manager's request. */
export const serviceAddresses = {
  container: servicesEnvironment.CONSENT_CONTAINER,
  tagManager: servicesEnvironment.TAG_MANAGER,
  collect,
} as const;

function answer(address: string, behaviour: ContainerBehaviour): Parameters<Route['fulfill']>[0] {
  const contentType = 'text/javascript';
  if (address === serviceAddresses.tagManager) return { contentType, body: tagManager };
  if (address === collect) return { contentType, body: '' };
  return address === serviceAddresses.container && behaviour !== 'missing'
    ? { contentType, body: container[behaviour] }
    : { status: 404, contentType, body: '' };
}

/**
 * Mocks the services.
 *
 * @returns a function that lists the requests in order
 */
export async function answerForServices(
  context: BrowserContext,
  behaviour: ContainerBehaviour,
): Promise<() => readonly string[]> {
  const asked: string[] = [];
  await context.route(/^https:/, (route) => {
    const address = route.request().url();
    asked.push(address);
    return route.fulfill(answer(address, behaviour));
  });
  return () => [...asked];
}
