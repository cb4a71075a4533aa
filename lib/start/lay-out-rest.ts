/** Parts of a document that are not laid out until they come into sight: lib/build/steps/mark-parts.ts. */
const unseen = '[data-unseen]';

function layOut(part: Element): void {
  part.removeAttribute('data-unseen');
}

/** Lays out what still waits, at once. */
export function layOutAll(): void {
  document.querySelectorAll(unseen).forEach(layOut);
}

/**
 * Lays out the parts of a document that are out of sight one by one when it has come and is painted, each in a frame of
 * its own, so that an input comes in between. All at once, and what is still to come too, where the browser leads to a
 * place further down, which depends on the height of all that stands above it.
 */
export function layOutRest(afterPaint: (run: () => void) => void): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || entry?.type !== 'navigate') {
    document.documentElement.dataset['whole'] = '';
    return;
  }
  const next = (): void => {
    const part = document.querySelector(unseen);
    if (!part) return;
    layOut(part);
    requestAnimationFrame(() => setTimeout(next));
  };
  afterPaint(next);
}
