import type { TrackedEvent } from '#lib/analytics/events';
import type { ConsentStore } from '#lib/consent/store';
import { granted } from '#lib/consent/status';
import { findEmbedProvider } from '#lib/site/embeds';

/** Puts the frame in the place of its notice. What is no map or video of a known provider stays as it is. */
function load(embed: HTMLElement): boolean {
  const { embed: address = '', embedTitle: title = '' } = embed.dataset;
  const stage = embed.querySelector('[data-embed-stage]');
  if (!stage || !findEmbedProvider(address)) return false;
  const frame = embed.ownerDocument.createElement('iframe');
  Object.assign(frame, {
    src: address,
    title,
    loading: 'lazy',
    referrerPolicy: 'no-referrer',
    allowFullscreen: true,
  });
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
  stage.replaceChildren(frame);
  return true;
}

function loadAll(document: Document): void {
  for (const embed of document.querySelectorAll<HTMLElement>('[data-embed]:not(:has(iframe))')) load(embed);
}

/**
 * Shows maps and videos of others: one after a click on its button, all of them with consent.
 *
 * @param document listened to for its whole life
 */
export function addEmbeds(
  document: Document,
  store: Pick<ConsentStore, 'statuses' | 'subscribe'>,
  report: (event: TrackedEvent) => void,
): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-embed-load]') : null;
    const embed = button?.closest<HTMLElement>('[data-embed]');
    if (!embed || !load(embed)) return;
    embed.querySelector('iframe')?.focus();
    report({ category: 'media', action: 'load', name: new URL(embed.dataset['embed'] ?? '').origin });
  });
  const loadAllowed = (): void => {
    if (store.statuses().media === granted) loadAll(document);
  };
  store.subscribe(loadAllowed);
  new MutationObserver(loadAllowed).observe(document.body, { childList: true, subtree: true });
  loadAllowed();
}
