import { scaleLog } from 'd3-scale';
import type { DurationPlace, DurationTick } from '#lib/core/chart';
import { toTenths } from './geometry';

/** The units of the axis in seconds: a millisecond, a second, a minute, a day, a week. */
const units = [0.001, 1, 60, 86_400, 604_800] as const;

const axis = scaleLog([units[0], units[4]], [0, 100]);

const place = (seconds: number): string => `${toTenths(axis(seconds))}%`;

/** A duration in seconds, or the least and the longest one. */
export type Seconds = number | readonly [number, number];

/** The the position of one on a logarithmic axis from a millisecond to a week. */
export function placeDuration(duration: Seconds): DurationPlace {
  const [least, most] = typeof duration === 'number' ? [duration, duration] : duration;
  return { begin: place(least), end: place(most), isLate: axis(most) > 60 };
}

/** @param names of the five units, shortest first */
export const listDurationTicks = (names: readonly string[]): DurationTick[] =>
  units.map((seconds, index) => ({ at: place(seconds), name: names[index] ?? '' }));

type Time = { readonly seconds: Seconds; readonly text: string; readonly way: string };

type Board<R> = {
  readonly units: readonly string[];
  readonly lines: readonly { readonly name: string; readonly rows: readonly R[] }[];
};

type DurationPlot<R> = {
  readonly ticks: readonly DurationTick[];
  readonly lines: readonly {
    readonly name: string;
    readonly rows: readonly (Omit<R, 'time'> & { readonly time?: Omit<Time, 'seconds'> & DurationPlace })[];
  }[];
};

/** A dot plot of durations for each group of rows; a row without a time gets no dot. */
export function plotDurations<R extends { readonly time?: Time }>({
  units,
  lines,
}: Board<R>): DurationPlot<R> {
  return {
    ticks: listDurationTicks(units),
    lines: lines.map(({ name, rows }) => ({
      name,
      rows: rows.map(({ time, ...row }) => ({
        ...row,
        ...(time && { time: { text: time.text, way: time.way, ...placeDuration(time.seconds) } }),
      })),
    })),
  };
}
