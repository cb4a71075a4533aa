import type { ScaleLinear } from 'd3-scale';
import type { Mark } from '#lib/core/chart';
import { toTenths } from './geometry';
import { drawLine, drawText, keepWithin, widthOf } from './marks';

/** From the unit of an axis to px. */
export type Scale = ScaleLinear<number, number>;

/** From the top to the line of an axis, which has its labels above it, in px. */
const axisHeight = 22;
const labelBaseline = 14;
const tickLength = 6;

/** Least distance of two labels. */
export const labelGap = 12;

/** A position on an axis, and its label, which stays within the drawing. */
export type Tick = { readonly at: number; readonly x: number; readonly text: string };

export const createTick = (at: number, text: string, width: number): Tick => ({
  ...{ at, text },
  x: keepWithin(at, 'note', text, width),
});

/** A tick with its label above it. */
export const drawTick = ({ at, x, text }: Tick): Mark[] => [
  drawLine('axis', `M${toTenths(at)} ${axisHeight}v${tickLength}`),
  drawText('note', { x, y: labelBaseline, anchor: 'middle' }, text),
];

/** A tick with its label below it. */
export const drawTickBelow = ({ at, x, text }: Tick, y: number): Mark[] => [
  drawLine('grid', `M${toTenths(at)} ${y}v12`),
  drawText('note', { x, y: y + 26, anchor: 'middle' }, text),
];

const halfOf = ({ text }: Tick): number => widthOf('note', text) / 2;

/** Every tick, or every second, third and so on, so that labels do not touch. */
export function thinOut(ticks: readonly Tick[]): readonly Tick[] {
  for (let step = 1; step < ticks.length; step += 1) {
    const shown = ticks.filter((_, index) => index % step === 0);
    const hasRoom = (tick: Tick, index: number): boolean => {
      const before = shown[index - 1];
      return !before || tick.x - halfOf(tick) - before.x - halfOf(before) >= labelGap;
    };
    if (shown.every(hasRoom)) return shown;
  }
  return ticks.slice(0, 1);
}

export const drawAxis = (left: number, right: number): Mark =>
  drawLine('axis', `M${toTenths(left)} ${axisHeight}H${toTenths(right)}`);

/** An axis with its first and last value at its ends, each with a tick. */
export const drawEnds = (right: number, width: number, [first, last]: readonly [string, string]): Mark[] => [
  drawText('note', { x: 0, y: labelBaseline }, first),
  drawText('note', { x: right, y: labelBaseline, anchor: right < width ? 'middle' : 'end' }, last),
  drawLine('axis', `M1 ${axisHeight + tickLength}v-${tickLength}H${toTenths(right) - 1}v${tickLength}`),
];
