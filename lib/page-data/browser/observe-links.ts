import type { Prefetcher } from '#lib/page-data/core/prefetch';
import { linkSelector } from './read-link';

export type LinkObservation = {
  readonly document: Document;
  /** The window's observer constructors. */
  readonly window: Pick<typeof globalThis, 'IntersectionObserver' | 'MutationObserver'>;
  readonly prefetcher: Prefetcher;
  /** The path of the page that a link leads to, or null where a click is left to the browser. */
  readonly resolve: (link: Element) => string | null;
};

/** Events that announce a click on a link. */
const intentions = ['mouseover', 'focusin', 'touchstart'] as const;

/** Keeps the prefetcher's queue equal to the links in view. Returns the function that reports a link. */
function createView(
  prefetcher: Prefetcher,
  resolve: LinkObservation['resolve'],
): (link: Element, isInView: boolean) => void {
  const inView = new Map<Element, string>();
  return (link, isInView) => {
    const known = inView.get(link);
    // The link leaves the queue under the address that it had when it came into view.
    const path = isInView ? resolve(link) : null;
    if (path === known) return;
    inView.delete(link);
    // Another link to the same page may still be in view.
    if (known !== undefined && ![...inView.values()].includes(known)) prefetcher.dequeue(known);
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
 * Tells the prefetcher of the document's links: which of them are in view, and which are about to be
 * followed. Links that come, go or change later are seen too: those of pages and slices, those that
 * islands and the consent popup render, and the language switch, whose address changes with the page.
 * Reads no layout. Called once in a document's life.
 */
export function observeLinks({ document, window, prefetcher, resolve }: LinkObservation): void {
  const tell = createView(prefetcher, resolve);
  const views = new window.IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) tell(target, isIntersecting);
  });
  const sync = (nodes: Iterable<Node>): void => {
    for (const link of linksOf(nodes)) {
      // An IntersectionObserver reports a link that is observed anew, with the address it has now.
      views.unobserve(link);
      if (link.isConnected && link.matches(linkSelector)) views.observe(link);
      else tell(link, false);
    }
  };
  sync([document.body]);
  new window.MutationObserver((changes) => {
    for (const { type, target, addedNodes, removedNodes } of changes) {
      sync(type === 'attributes' ? [target] : [...removedNodes, ...addedNodes]);
    }
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['href'] });
  for (const intention of intentions) {
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
