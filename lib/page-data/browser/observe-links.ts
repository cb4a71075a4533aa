import type { Prefetcher } from '#lib/page-data/core/prefetch';
import { linkSelector } from './read-link';

export type LinkObservation = {
  readonly document: Document;
  /** The window's observer constructors. */
  readonly window: Pick<typeof globalThis, 'IntersectionObserver' | 'MutationObserver'>;
  readonly prefetcher: Prefetcher;
  /** Path of the page behind a link, or null if a click is left to the browser. */
  readonly resolve: (link: Element) => string | null;
};

/** Events that precede a click on a link. */
const intentEvents = ['mouseover', 'focusin', 'touchstart'] as const;

/** Synchronises the prefetcher's queue with the links in view. Returns the function that reports a link. */
function createView(
  prefetcher: Prefetcher,
  resolve: LinkObservation['resolve'],
): (link: Element, isInView: boolean) => void {
  const inView = new Map<Element, string>();
  return (link, isInView) => {
    const queued = inView.get(link);
    // Dequeues the path that the link had when it came into view.
    const path = isInView ? resolve(link) : null;
    if (path === queued) return;
    inView.delete(link);
    // Another link to the same page may still be in view.
    if (queued !== undefined && ![...inView.values()].includes(queued)) prefetcher.dequeue(queued);
    if (path === null) return;
    inView.set(link, path);
    prefetcher.enqueue(path);
  };
}

function* linksOf(nodes: Iterable<Node>): Generator<Element> {
  for (const node of nodes) {
    if (!(node instanceof Element)) continue;
    if (node.matches('a, area')) yield node;
    yield* node.querySelectorAll(linkSelector);
  }
}

/**
 * Reports links to the prefetcher: those in view, and those about to be followed. Also handles links that are
 * added, removed or changed later, such as the language switch. Reads no layout. Call once per document.
 */
export function observeLinks({ document, window, prefetcher, resolve }: LinkObservation): void {
  const report = createView(prefetcher, resolve);
  const views = new window.IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) report(target, isIntersecting);
  });
  const sync = (nodes: Iterable<Node>): void => {
    for (const link of linksOf(nodes)) {
      // Observing a link again triggers a report with its current URL.
      views.unobserve(link);
      if (link.isConnected && link.matches(linkSelector)) views.observe(link);
      else report(link, false);
    }
  };
  sync([document.body]);
  new window.MutationObserver((changes) => {
    for (const { type, target, addedNodes, removedNodes } of changes) {
      sync(type === 'attributes' ? [target] : [...removedNodes, ...addedNodes]);
    }
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['href'] });
  for (const intention of intentEvents) {
    document.addEventListener(
      intention,
      ({ target }) => {
        const link = target instanceof Element ? target.closest(linkSelector) : null;
        const path = link && resolve(link);
        if (path !== null) prefetcher.loadNow(path);
      },
      { passive: true },
    );
  }
}
