import { keepPlace } from './keep-place';
import { layOutTopFirst } from './top-first';

function findTarget(document: Document, hash: string): HTMLElement | null {
  if (hash === '') return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // decodeURIComponent throws on a fragment that is not UTF-8.
    return null;
  }
}

/**
 * Scrolls to a fragment's element and opens the `details` around it, as browsers do when a document
 * is loaded; without one to a position, and never with an animation.
 *
 * @param position vertical position in CSS pixels
 */
export function scrollPage(window: Window & typeof globalThis, hash: string, position: number): void {
  const target = findTarget(window.document, hash);
  if (!target) {
    if (position === 0) layOutTopFirst(window);
    window.scrollTo({ top: position, behavior: 'instant' });
    return keepPlace(window, position);
  }
  for (
    let closed = target.closest('details:not([open])');
    closed;
    closed = closed.parentElement?.closest('details:not([open])') ?? null
  )
    closed.setAttribute('open', '');
  target.scrollIntoView({ behavior: 'instant' });
}

/**
 * Moves the focus to the fragment's element, else to the page's heading, so that keyboard and screen
 * reader go on from there. WCAG 2.4.3.
 */
export function focusPage(document: Document, hash: string): void {
  const place =
    findTarget(document, hash) ??
    document.querySelector<HTMLElement>('main h1') ??
    document.querySelector<HTMLElement>('main');
  // `tabIndex` is -1 for what cannot be focused unless an attribute says so.
  if (place && place.tabIndex < 0) place.tabIndex = -1;
  place?.focus({ preventScroll: true });
}
