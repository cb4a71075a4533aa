import { afterLoad, whenIdle } from '#lib/core/timing';

/** Milliseconds for which the browser's word of the first paint is waited for. */
const patience = 500;

/**
 * After the first paint of a document that has come: PerformanceObserver tells it, a frame's callback runs before it. Of
 * a page that is reloaded where it is scrolled to Firefox tells none, nor does older Safari of any: then it is behind a
 * late frame.
 */
export function afterPaint(run: () => void): void {
  let hasRun = false;
  const once = (): void => {
    if (!hasRun) run();
    hasRun = true;
  };
  if (self.PerformanceObserver?.supportedEntryTypes?.includes('paint'))
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      once();
    }).observe({ type: 'paint', buffered: true });
  setTimeout(() => requestAnimationFrame(() => setTimeout(once)), patience);
}

/** Runs something when a page is painted, its fonts and images have come, and the browser has nothing else to do. */
export function atRest(run: () => void): void {
  afterLoad(() => afterPaint(() => whenIdle(run, { latest: 1000 })));
}
