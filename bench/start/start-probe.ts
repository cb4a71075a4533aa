/** Runs in every measured document before its own scripts. Bundled separately, so it imports nothing. */

/** Performance entries so far, in milliseconds from the time origin. */
export type StartEntries = {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Tasks longer than 50 ms. */
  readonly tasks: readonly { readonly start: number; readonly end: number }[];
  /** Layout shifts without recent input. */
  readonly shift: number;
};

type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };

const tasks: { start: number; end: number }[] = [];
let firstPaint = NaN;
let tellPainted = (): void => undefined;
const painted = new Promise<void>((resolve) => {
  tellPainted = resolve;
});
let largestPaint = NaN;
let shift = 0;

function observe(type: string, read: (entry: PerformanceEntry) => void): void {
  new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
}

observe('paint', ({ name, startTime }) => {
  if (name !== 'first-contentful-paint') return;
  firstPaint = startTime;
  tellPainted();
});
observe('largest-contentful-paint', ({ startTime }) => {
  largestPaint = startTime;
});
observe('longtask', ({ startTime, duration }) => tasks.push({ start: startTime, end: startTime + duration }));
observe('layout-shift', (entry) => {
  const { value, hadRecentInput } = entry as Shift;
  if (!hadRecentInput) shift += value;
});

/** Interface for the bench: entries so far, and a promise of the first paint. */
export type StartProbe = { readonly painted: Promise<void>; readonly read: () => StartEntries };

const probe: StartProbe = { painted, read: () => ({ firstPaint, largestPaint, tasks, shift }) };
Object.assign(window, { benchStart: probe });
