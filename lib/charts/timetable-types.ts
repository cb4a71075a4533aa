import type { ChartSize } from '#lib/core/chart';

/** A moment on the clock of the place, `2026-11-28T20:15`; midnight is `T00:00` of the day that begins. */
export type ClockTime = string;

export type TimetableDay = {
  /** The calendar day, `2026-11-28`. */
  readonly day: string;
  /** Its name, and the short one where there is no room: `Saturday`, `Sat`. */
  readonly name: string;
  readonly short: string;
  /** No business day: its column is hatched. */
  readonly isClosed?: boolean | undefined;
};

/** A place that a run passes: who has the money, or the order. */
export type TimetableStation = {
  /** Name by which calls refer to the station. */
  readonly id: string;
  readonly name: string;
  /** What happens there; stands below the name where there is room. */
  readonly note?: string | undefined;
};

/**
 * A run at a station. Two calls at one time are an instant (a line straight down), two calls at one station
 * a wait (a line along it).
 */
export type TimetableCall = {
  /** Id of the station. */
  readonly station: string;
  readonly at: ClockTime;
  /** The way here is not certain, or a latest time: dashed. */
  readonly isExpected?: boolean | undefined;
  /** A stop of a run that stands beside the main one, which has one at each call. */
  readonly isStop?: boolean | undefined;
  /** What changes the course: a diamond. */
  readonly isEvent?: boolean | undefined;
  /** Stand at the right of the call, above the station's line; at a buffer stop outside or below. */
  readonly words?: string | undefined;
};

export type TimetableRun = {
  /** The run that the chart is about, or the one that it is compared with. */
  readonly role: 'main' | 'side';
  /** In the order of time. */
  readonly calls: readonly TimetableCall[];
  /** A run that ends at a buffer stop has a latest time, or goes no further; usually it ends in a station. */
  readonly end?: 'stop' | undefined;
};

/** What a graphic timetable shows: time to the right, stations one below the other, one or several runs. */
export type Timetable = {
  /** First and last moment of the axis. */
  readonly from: ClockTime;
  readonly to: ClockTime;
  /** Hours between two ticks of the axis; 6 by default. */
  readonly tickHours?: number | undefined;
  /** Minutes between two ticks of an axis that is shorter than a day; each has its time below. */
  readonly tickMinutes?: number | undefined;
  /** Days that the axis passes, in order. */
  readonly days: readonly TimetableDay[];
  /** From top to bottom. */
  readonly stations: readonly TimetableStation[];
  readonly runs: readonly TimetableRun[];
  /** Room left of the plot, for the names, and right of it, in a column of text and on phones; without it there is room for long names, on phones below their lines. */
  readonly beside?: { readonly left: number; readonly right: number } | undefined;
  /** On phones names stand above their lines, where no run comes down before them. */
  readonly hasNamesAbove?: boolean | undefined;
};

/** Where everything stands, in px. */
export type Grid = {
  readonly size: ChartSize;
  readonly width: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Where days begin, but for the first. */
  readonly borders: readonly number[];
  /** Where the first open day after closed ones begins. */
  readonly opens: readonly number[];
  readonly x: (time: ClockTime) => number;
  readonly y: (station: string) => number;
};

/** A call with its place in the drawing. */
export type PlacedCall = TimetableCall & { readonly px: number; readonly py: number };
