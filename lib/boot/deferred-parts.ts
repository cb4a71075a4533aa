/** Parts of a document whose layout is deferred until they are in view: lib/build/document-compiler/defer-parts.ts. */
const deferred = '[data-deferred]';

/**
 * Renders the deferred parts of a document one per frame, so that input events are handled in between; the
 * browser itself renders those that scroll into view earlier. Renders all at once if the browser scrolls to a
 * position, which depends on the height of everything above.
 *
 * @param when schedules a callback at a time when it does not block the visitor
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
