/** Parts of a document that are not laid out until they come into sight: lib/build/steps/defer-parts.ts. */
const deferred = '[data-deferred]';

/**
 * Renders the deferred parts of a document one by one, each in a frame of its own, so that an input comes
 * in between; what comes into sight before that, the browser lays out. All at once where the browser leads to a place
 * further down, which depends on the height of all that stands above it.
 *
 * @param when runs something when the visitor is not kept waiting by it
 */
export function renderDeferredParts(when: (run: () => void) => void): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || entry?.type !== 'navigate') {
    document.documentElement.dataset['renderAll'] = '';
    return;
  }
  const next = (): void => {
    const part = document.querySelector(deferred);
    if (!part) return;
    part.removeAttribute('data-deferred');
    requestAnimationFrame(() => setTimeout(next));
  };
  when(next);
}
