import type { ChartSize } from '#lib/core/chart';

/** A local time, `2026-11-28T20:15`; midnight is `T00:00` of the day that begins. */
export type ClockTime = string;

export type TimetableDay = {
  /** The calendar day, `2026-11-28`. */
  readonly day: string;
  /** Its name, and a short one for narrow columns: `Saturday`, `Sat`. */
  readonly name: string;
  readonly short: string;
  /** Whether it is no business day: its column is hatched. */
  readonly isClosed?: boolean | undefined;
};

/** A participant that a run passes: who has the money, or the order. */
export type TimetableStation = {
  /** Name by which calls refer to the station. */
  readonly id: string;
  readonly name: string;
  /** What happens there, below the name. */
  readonly note?: string | undefined;
};

/** A run at a station. Two calls at one time are a vertical line, two calls at one station a wait. */
export type TimetableCall = {
  /** Id of the station. */
  readonly station: string;
  readonly at: ClockTime;
  /** Whether the leg to this call is uncertain, or a latest time: dashed. */
  readonly isExpected?: boolean | undefined;
  /** Whether a run other than the main one has a point here; the main one has a point at each call. */
  readonly isStop?: boolean | undefined;
  /** Whether it is drawn as a diamond: a change. */
  readonly isEvent?: boolean | undefined;
  /** Text right of the call, above the station's line; at an end cap behind it or below. */
  readonly words?: string | undefined;
};

export type TimetableRun = {
  /** The main run of the chart, or one for comparison. */
  readonly role: 'main' | 'side';
  /** In chronological order. */
  readonly calls: readonly TimetableCall[];
  /** An end cap for a latest time or a failure; otherwise the run ends with a filled point. */
  readonly end?: 'stop' | undefined;
};

export type Timetable = {
  /** First and last time of the axis. */
  readonly from: ClockTime;
  readonly to: ClockTime;
  /** Hours between two ticks of the axis; 6 by default. */
  readonly tickHours?: number | undefined;
  /** Minutes between two ticks of an axis that is shorter than a day; these ticks have labels. */
  readonly tickMinutes?: number | undefined;
  /** Days of the axis, in order. */
  readonly days: readonly TimetableDay[];
  /** From top to bottom. */
  readonly stations: readonly TimetableStation[];
  readonly runs: readonly TimetableRun[];
  /** Margins for names, unless the chart is full width; without them there is room for long names, on phones below their lines. */
  readonly beside?: { readonly left: number; readonly right: number } | undefined;
  /** Whether names are above their lines on phones: if no run crosses them. */
  readonly hasNamesAbove?: boolean | undefined;
};

/** Positions in px. */
export type Grid = {
  readonly size: ChartSize;
  /** Whether names of stations are below their lines. */
  readonly hasNamesBelow: boolean;
  readonly width: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Where days begin, except the first. */
  readonly borders: readonly number[];
  /** Where open days after closed ones begin. */
  readonly opens: readonly number[];
  readonly x: (time: ClockTime) => number;
  readonly y: (station: string) => number;
};

/** A call with its position. */
export type PlacedCall = TimetableCall & { readonly px: number; readonly py: number };
