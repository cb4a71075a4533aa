import { scaleLinear } from 'd3-scale';
import { chartWidths, type Drawing } from '#lib/core/chart';
import { toTenths } from './geometry';

export type OfficeDay = {
  /** Full hours, from 0 to 24. */
  readonly from: number;
  readonly to: number;
  /** The two hours as the language writes them. */
  readonly opens: string;
  readonly closes: string;
  /** Which days are meant. */
  readonly days: string;
};

/** Twenty px lit, four dark. */
const dash = 24;

/** A day of 24 hours as a rail; the route is set while somebody answers. */
export function drawOfficeDay({ from, to, opens, closes, days }: OfficeDay): Drawing {
  const width = chartWidths.narrow;
  const track = 34;
  const x = scaleLinear([0, 24], [0.5, width - 0.5]);
  const [start, end] = [toTenths(x(from)), toTenths(x(to))];
  // Whole dashes, the same piece of bed on either side of them.
  const lit = Math.max(1, Math.floor((end - start) / dash)) * dash - 4;
  const first = toTenths((start + end - lit) / 2);
  const hours = Array.from({ length: 25 }, (_, hour) => `M${toTenths(x(hour))} ${track + 10}v6`).join('');
  return {
    width,
    height: 52,
    marks: [
      { kind: 'line', role: 'rail', d: `M0 ${track}H${width}` },
      { kind: 'line', role: 'rule', d: hours },
      { kind: 'line', role: 'bed', d: `M${start} ${track}H${end}` },
      { kind: 'line', role: 'lit', d: `M${first} ${track}H${toTenths(first + lit)}` },
      { kind: 'text', role: 'label', x: 0, y: 16, text: days },
      { kind: 'text', role: 'strong', x: start, y: 16, text: opens },
      { kind: 'text', role: 'strong', x: end, y: 16, anchor: 'end', text: closes },
    ],
  };
}
