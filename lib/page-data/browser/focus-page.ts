import { holdScroll } from './hold-scroll';
import { deferLayout } from './defer-layout';

function findTarget(document: Document, hash: string): HTMLElement | null {
  if (hash === '') return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // decodeURIComponent throws on invalid UTF-8.
    return null;
  }
}

/**
 * Scrolls to the fragment's element and opens its `details`, like a browser after a document load;
 * without an element, scrolls to a position. Never animated.
 *
 * @param position vertical position in CSS pixels
 */
export function scrollPage(window: Window & typeof globalThis, hash: string, position: number): void {
  const target = findTarget(window.document, hash);
  if (!target) {
    if (position === 0) deferLayout(window);
    window.scrollTo({ top: position, behavior: 'instant' });
    return holdScroll(window, position);
  }
  for (
    let closed = target.closest('details:not([open])');
    closed;
    closed = closed.parentElement?.closest('details:not([open])') ?? null
  )
    closed.setAttribute('open', '');
  // A fold of phones is the first element of what a link leads to; `:target` does not follow this history.
  target.querySelector(':scope > details:first-child')?.setAttribute('open', '');
  target.scrollIntoView({ behavior: 'instant' });
}

/**
 * Focuses the fragment's element, or the page's heading, so that keyboard and screen reader continue there. WCAG 2.4.3.
 */
export function focusPage(document: Document, hash: string): void {
  const target =
    findTarget(document, hash) ??
    document.querySelector<HTMLElement>('main h1') ??
    document.querySelector<HTMLElement>('main');
  // `tabIndex` is -1 for elements that are not focusable.
  if (target && target.tabIndex < 0) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}
