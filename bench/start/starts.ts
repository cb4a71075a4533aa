import { median } from '../navigation/clicks';
import type { StartEntries } from './start-probe';

/** Metrics of a load: milliseconds, and layout shift. */
export type Start = {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
};

/**
 * Blocking time counts from here.
 *
 * @see https://web.dev/articles/tbt
 */
const unnoticed = 50;

/** Total blocking time since the first paint. */
export function sumBlocking(tasks: StartEntries['tasks'], firstPaint: number): number {
  return tasks.reduce(
    (sum, { start, end }) => sum + Math.max(0, end - Math.max(start + unnoticed, firstPaint)),
    0,
  );
}

/** Metrics from the entries of a document. */
export function toStart({ firstPaint, largestPaint, tasks, shift }: StartEntries): Start {
  return { firstPaint, largestPaint, blocking: sumBlocking(tasks, firstPaint), shift };
}

/** Median of each metric. */
export function medianStart(starts: readonly Start[]): Start {
  const of = (key: keyof Start): number => median(starts.map((start) => start[key]));
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    blocking: of('blocking'),
    shift: of('shift'),
  };
}

/** Median of a metric relative to the twin, by round, because load on the machine varies between rounds. */
export function medianShare(own: readonly Start[], twin: readonly Start[], key: keyof Start): number {
  return median(own.map((start, round) => start[key] / (twin[round]?.[key] ?? NaN)));
}
