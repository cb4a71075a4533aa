import type { TrackedEvent } from './events';

/**
 * Above the first value a vital needs improvement, above the second it is poor. @see https://web.dev/articles/vitals
 */
const thresholds = { CLS: [0.1, 0.25], INP: [200, 500], LCP: [2500, 4000] } as const;

type Vital = keyof typeof thresholds;

type Entry = PerformanceEntry & {
  readonly value?: number;
  readonly hadRecentInput?: boolean;
  readonly interactionId?: number;
};

/** A metric as a custom event: milliseconds, or layout shift in thousandths. */
export function toVitalEvent(name: Vital, value: number): TrackedEvent {
  const [good, poor] = thresholds[name];
  const rating = value <= good ? 'good' : value <= poor ? 'needs-improvement' : 'poor';
  return {
    category: 'vitals',
    action: name,
    name: rating,
    value: Math.round(name === 'CLS' ? value * 1000 : value),
  };
}

/** Largest session window of layout shifts: at most five seconds, gaps under one second. */
export function createShiftSum(): (entry: Entry) => number {
  let first = -Infinity;
  let last = -Infinity;
  let sum = 0;
  let worst = 0;
  return ({ startTime, value = 0, hadRecentInput }) => {
    if (hadRecentInput) return worst;
    if (startTime - last >= 1000 || startTime - first >= 5000) {
      first = startTime;
      sum = 0;
    }
    last = startTime;
    sum += value;
    return (worst = Math.max(worst, sum));
  };
}

/** The slowest interaction, ignoring one outlier per fifty. */
export function createInteractionDelay(): (entry: Entry) => number | undefined {
  const delays = new Map<number, number>();
  return ({ interactionId, duration }) => {
    if (interactionId) delays.set(interactionId, Math.max(duration, delays.get(interactionId) ?? 0));
    return [...delays.values()].sort((a, b) => b - a)[Math.floor(delays.size / 50)];
  };
}

/** Skips entry types that the browser does not support. */
function observe(type: string, read: (entry: Entry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => read(entry))).observe({
    type,
    buffered: true,
    durationThreshold: 40,
  } as PerformanceObserverInit);
}

/**
 * Measures the three Core Web Vitals and reports them once, when the document is hidden. The web-vitals
 * library alone would take half the size budget of consent and analytics.
 */
export function reportWebVitals(report: (event: TrackedEvent) => void): void {
  const measured = new Map<Vital, number>();
  const set = (name: Vital, value: number | undefined): void =>
    void (value !== undefined && measured.set(name, value));
  const sumShifts = createShiftSum();
  const findDelay = createInteractionDelay();
  measured.set('CLS', 0);
  observe('largest-contentful-paint', ({ startTime }) => set('LCP', startTime));
  observe('layout-shift', (entry) => set('CLS', sumShifts(entry)));
  observe('event', (entry) => set('INP', findDelay(entry)));
  const finish = (): void => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', finish, { capture: true });
    for (const [name, value] of measured) report(toVitalEvent(name, value));
  };
  addEventListener('visibilitychange', finish, { capture: true });
}
