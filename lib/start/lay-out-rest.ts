import { whenIdle } from '#lib/core/timing';

/** Stands on the parts of a document that are not laid out until they come into sight: lib/build/steps/mark-parts.ts. */
const mark = 'data-unseen';

const findUnseen = (document: Document): readonly Element[] => [...document.querySelectorAll(`[${mark}]`)];

/** Lays out what still waits, at once. */
export function layOutAll(document: Document): void {
  for (const part of findUnseen(document)) part.removeAttribute(mark);
}

/** Whether the browser leads to a place further down, which depends on the height of all that stands above it. */
function isLedDown(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return location.hash !== '' || (entry !== undefined && entry.type !== 'navigate');
}

/**
 * Lays out the parts of a document that are out of sight one by one after the first paint, each when the browser has
 * nothing else to do, so that an input comes in between. All at once, and now, where the browser leads to a place further down.
 */
export function layOutRest(document: Document, afterPaint: (run: () => void) => void): void {
  if (isLedDown()) return layOutAll(document);
  const layOut = (): void => {
    const [part] = findUnseen(document);
    if (!part) return;
    part.removeAttribute(mark);
    requestAnimationFrame(() => whenIdle(layOut, { latest: 200 }));
  };
  afterPaint(layOut);
}
