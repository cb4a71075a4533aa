import { afterLoad, whenIdle } from '#lib/core/timing';

/** Milliseconds for which the browser's word of the first paint is waited for. */
const patience = 500;

function tellPaint(run: () => void): void {
  const waiting = [run];
  const once = (): void => waiting.pop()?.();
  if (self.PerformanceObserver?.supportedEntryTypes?.includes('paint'))
    new PerformanceObserver(once).observe({ type: 'paint', buffered: true });
  setTimeout(() => requestAnimationFrame(() => setTimeout(once)), patience);
}

/**
 * Runs something when a document and all that it names have come and are painted: PerformanceObserver tells it, a frame's
 * callback runs before it. Of a page that is reloaded where it is scrolled to Firefox tells none, nor does older Safari
 * of any: then it is behind a late frame.
 */
export const afterFirstPaint = (run: () => void): void => afterLoad(() => tellPaint(run));

/** Runs something when a page is painted, its fonts and images have come, and the browser has nothing else to do. */
export function whenPageIdle(run: () => void): void {
  afterFirstPaint(() => whenIdle(run, { latest: 1000 }));
}
