/** Parts of a document that are not laid out until they come into sight: lib/build/steps/mark-parts.ts. */
const unseen = '[data-unseen]';

function layOut(part: Element): void {
  part.removeAttribute('data-unseen');
}

/** Lays out what still waits, at once. */
export function layOutAll(document: Document): void {
  document.querySelectorAll(unseen).forEach(layOut);
}

/** Whether the browser leads to a place further down, which depends on the height of all that stands above it. */
function isLedDown(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return location.hash !== '' || entry?.type !== 'navigate';
}

/**
 * Lays out the parts of a document that are out of sight one by one after the first paint, each in a frame of its own,
 * so that an input comes in between. All at once, and now, where the browser leads to a place further down.
 */
export function layOutRest(document: Document, afterPaint: (run: () => void) => void): void {
  if (isLedDown()) return layOutAll(document);
  const next = (): void => {
    const part = document.querySelector(unseen);
    if (!part) return;
    layOut(part);
    requestAnimationFrame(() => setTimeout(next));
  };
  afterPaint(next);
}
