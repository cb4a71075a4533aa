import { median } from '../navigation/clicks';
import type { StartEntries } from './start-probe';

/** What the start of one load cost: milliseconds, and the parts of the window that moved. */
export type Start = {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
};

/** A task longer than this keeps an input waiting. @see https://web.dev/articles/tbt */
const unnoticed = 50;

/** Adds up how long tasks kept inputs waiting, from the first paint on. */
export function sumBlocking(tasks: StartEntries['tasks'], firstPaint: number): number {
  return tasks.reduce(
    (sum, { start, end }) => sum + Math.max(0, end - Math.max(start + unnoticed, firstPaint)),
    0,
  );
}

/** Reads from what a document has told what its start cost. */
export function toStart({ firstPaint, largestPaint, tasks, shift }: StartEntries): Start {
  return { firstPaint, largestPaint, blocking: sumBlocking(tasks, firstPaint), shift };
}

/** Medians of each figure. */
export function medianStart(starts: readonly Start[]): Start {
  const of = (key: keyof Start): number => median(starts.map((start) => start[key]));
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    blocking: of('blocking'),
    shift: of('shift'),
  };
}

/** Median of what a figure of the site is of the twin's; loads of one round stood in the same weather. */
export function medianShare(own: readonly Start[], twin: readonly Start[], key: keyof Start): number {
  return median(own.map((start, round) => start[key] / (twin[round]?.[key] ?? NaN)));
}
