import { afterLoad, whenIdle } from '#lib/core/timing';

/** Milliseconds to wait for a paint entry. */
const paintTimeout = 500;

function afterPaint(run: () => void): void {
  const waiting = [run];
  const once = (): void => waiting.pop()?.();
  if (self.PerformanceObserver?.supportedEntryTypes?.includes('paint'))
    new PerformanceObserver(once).observe({ type: 'paint', buffered: true });
  setTimeout(() => requestAnimationFrame(() => setTimeout(once)), paintTimeout);
}

/**
 * Runs a callback after the load event and the first paint, reported by PerformanceObserver. Firefox reports
 * no paint for a reloaded, scrolled page, and older Safari never does: then after a timeout and one frame.
 */
export const afterFirstPaint = (run: () => void): void => afterLoad(() => afterPaint(run));

/** Runs a callback when a page has loaded and painted and the browser is idle. */
export function whenPageIdle(run: () => void): void {
  afterFirstPaint(() => whenIdle(run, { latest: 1000 }));
}
