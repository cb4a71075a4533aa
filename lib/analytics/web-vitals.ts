import type { TrackedEvent } from './events';

/** Values above the first are mediocre, above the second poor. @see https://web.dev/articles/vitals */
const thresholds = { CLS: [0.1, 0.25], INP: [200, 500], LCP: [2500, 4000] } as const;

type Vital = keyof typeof thresholds;

type Entry = PerformanceEntry & {
  readonly value?: number;
  readonly hadRecentInput?: boolean;
  readonly interactionId?: number;
};

/** A measured value as a custom event: milliseconds, the layout shift in thousandths. */
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

/** The worst burst of layout shifts: at most five seconds long, without a second of rest in it. */
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

/** The slowest interaction, of every fifty the next slowest. */
export function createInteractionDelay(): (entry: Entry) => number | undefined {
  const delays = new Map<number, number>();
  return ({ interactionId, duration }) => {
    if (interactionId) delays.set(interactionId, Math.max(duration, delays.get(interactionId) ?? 0));
    return [...delays.values()].sort((a, b) => b - a)[Math.floor(delays.size / 50)];
  };
}

/** Where the browser does not know a kind of entry, there is nothing to report. */
function observe(type: string, read: (entry: Entry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => read(entry))).observe({
    type,
    buffered: true,
    durationThreshold: 40,
  } as PerformanceObserverInit);
}

/**
 * Measures how the document felt to its visitor by the three core web vitals, and reports them once, when it is left or put aside.
 * The library of the same name alone weighs half of what consent and analytics may weigh together.
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
