import type { ScaleLinear } from 'd3-scale';
import type { ChartSize } from '#lib/core/chart';

export type RailsYear = {
  /** What its plate says. */
  readonly label: string;
  readonly main: number;
  readonly side: number;
  /** The difference as its language writes it, with its sign; stands below the plate. */
  readonly difference?: string;
};

/** The end of a rail: what it stands for, and its last value. */
type End = {
  readonly name: string;
  readonly value: string;
  /** The same without its unit, for phones. */
  readonly short: string;
};

export type RailsInput = {
  /** From the oldest to the newest, equally far apart. */
  readonly years: readonly RailsYear[];
  /** A value on its hairline, as its language writes it. */
  readonly formatTick: (value: number) => string;
  /** The highest of them, with its unit. */
  readonly formatTop: (value: number) => string;
  readonly main: End;
  readonly side: End;
  /** What lies between the rails in the last year; on phones its difference stands there. */
  readonly between: string;
  /** What the differences below the plates are; on phones the chart's words say so. */
  readonly differenceName?: string;
  /** What happens where the rails cross, a line each; stands above that place. */
  readonly crossing: readonly string[];
};

type Scale = ScaleLinear<number, number>;
/** A drawing in one width: what it shows, and its scales. */
export type Frame = {
  readonly input: RailsInput;
  readonly width: number;
  readonly size: ChartSize;
  readonly x: Scale;
  readonly y: Scale;
};

/** Width of a year's plate, in px. */
export const plateWidth = 46;

/** Distance of two lines of words, in px. */
export const lineHeight = 18;
