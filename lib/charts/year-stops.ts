import type { Drawing, Mark } from '#lib/core/chart';
import { measureText, wrapLabel } from '#lib/core/wrap-label';
import type { YearDay } from './year-line';

/** Measures in px: a line of words, a stop at least, the track, words beside it, the plate. */
const lineHeight = 18;
const pitch = 44;
const track = 29;
const words = track + 18;
const plate = 24;

/** From the plate to the first stop, and the way behind the last one. */
const lead = 30;
const ahead = 28;

type Stop = { readonly rows: readonly string[]; readonly text: string };

const toStop = ({ title, text = '' }: YearDay, width: number): Stop => ({
  rows: title === '' ? [] : wrapLabel(title, width - words, 14),
  text,
});

const heightOf = ({ rows, text }: Stop): number =>
  Math.max(pitch, (rows.length + (text ? 1 : 0)) * lineHeight + 8);

const drawStop = ({ rows, text }: Stop, y: number): Mark[] => [
  ...[...rows, ...(text ? [text] : [])].map(
    (line, index): Mark => ({
      ...{ kind: 'text', role: index < rows.length ? 'strong' : 'note' },
      ...{ x: words, y: y + 5 + index * lineHeight, text: line },
    }),
  ),
  { kind: 'station', role: 'main', x: track, y },
];

/**
 * The last days of a year as even stops, for phones: what is written there comes below it, and soon.
 *
 * @param days in the order of time
 */
export function drawYearStops(year: number, days: readonly YearDay[], width: number): Drawing {
  const stops = days.map((day) => toStop(day, width));
  const places = stops.map((_stop, index) =>
    stops.slice(0, index).reduce((y, before) => y + heightOf(before), plate + lead),
  );
  const last = places.at(-1) ?? plate;
  const end = last + Math.max(ahead, heightOf(stops.at(-1) ?? { rows: [], text: '' }) - 12);
  return {
    width,
    height: end + 4,
    marks: [
      { kind: 'line', role: 'main', d: `M${track} ${plate}V${last}` },
      { kind: 'line', role: 'expected', d: `M${track} ${last}V${end}` },
      {
        kind: 'plate',
        x: track,
        y: plate / 2,
        width: measureText(String(year), 13) + 16,
        text: String(year),
      },
      ...stops.flatMap((stop, index) => drawStop(stop, places[index] ?? 0)),
    ],
  };
}
