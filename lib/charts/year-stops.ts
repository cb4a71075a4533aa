import type { Drawing, LinkedMarks, Mark } from '#lib/core/chart';
import { measureText, wrapLabel } from '#lib/core/wrap-label';
import type { YearDay } from './year-flags';

/** Measures in px: a line of words, a stop at least, the plate. */
const lineHeight = 18;
const pitch = 44;
const plate = 24;

/** From the plate to the first stop, below the words of the last one, and from the track to words. */
const lead = 30;
const below = 8;
const beside = 18;

/** So many days are shown of a longer year; more would keep the page from its first words. */
export const stopsOnPhones = 3;

/** What stands for the days that are not shown, and where they are. */
export type EarlierDays = { readonly title: string; readonly path: string };

type Stop = Omit<YearDay, 'iso'> & { readonly rows: readonly string[]; readonly isDay: boolean };

const heightOf = ({ rows }: Stop): number => Math.max(pitch, rows.length * lineHeight + below);

function drawStop({ rows, text, path, isDay }: Stop, x: number, y: number): LinkedMarks {
  const marks = [
    ...rows.map(
      (line, index): Mark => ({
        ...{ kind: 'text', role: isDay && line === text ? 'note' : 'strong', text: line },
        ...{ x: x + beside, y: y + 5 + index * lineHeight },
      }),
    ),
    { kind: 'station', role: isDay ? 'main' : 'side', x, y } as const,
  ];
  return { href: path, marks };
}

/** The days that are shown, and the stop for the others. */
function listStops(days: readonly YearDay[], room: number, earlier: EarlierDays | undefined): Stop[] {
  const shown = days.slice(0, stopsOnPhones).map((day) => ({ ...day, isDay: true }));
  const rest = earlier && days.length > stopsOnPhones ? [{ ...earlier, isDay: false }] : [];
  return [...shown, ...rest].map((stop: Omit<Stop, 'rows'>) => ({
    ...stop,
    rows: [...(stop.title ? wrapLabel(stop.title, room, 14) : []), ...(stop.text ? [stop.text] : [])],
  }));
}

/**
 * The last days of a year as even stops, for phones: what is written there comes below it, and soon.
 *
 * @param days the newest first
 * @param earlier where the others are
 */
export function drawYearStops(
  year: number,
  days: readonly YearDay[],
  width: number,
  earlier?: EarlierDays,
): Drawing {
  const plateWidth = measureText(String(year), 13) + 16;
  // The plate stands at the edge of the words above it.
  const x = plateWidth / 2;
  const stops = listStops(days, width - x - beside, earlier);
  const places = stops.map((_stop, index) =>
    stops.slice(0, index).reduce((y, before) => y + heightOf(before), plate + lead),
  );
  const last = places.at(-1) ?? plate;
  return {
    width,
    height: last + Math.max(lineHeight, (stops.at(-1)?.rows.length ?? 0) * lineHeight),
    marks: [
      { kind: 'line', role: 'main', d: `M${x} ${plate}V${last}` },
      { kind: 'plate', x, y: plate / 2, width: plateWidth, text: String(year) },
    ],
    links: stops.map((stop, index) => drawStop(stop, x, places[index] ?? 0)),
  };
}
