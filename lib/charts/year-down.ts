import type { Drawing, Mark } from '#lib/core/chart';
import { measureText, wrapLabel } from '#lib/core/wrap-label';
import { toTenths } from './geometry';
import type { YearDay, YearSpan } from './year-line';

const dayLength = 86_400_000;

/** Measures in px: a line of words, the room between two names and of a name at least, the track, words beside it, the plate. */
const lineHeight = 18;
const between = 12;
const leastRoom = 50;
const track = 58;
const words = track + 18;
const plate = 24;

/** Where the first month begins: clear of the plate. */
const start = plate + 24;

/** Px of a day, at least and at most: as many as the names of the closest two days need. */
const scale = { least: 3, most: 4 } as const;

/** The way behind the last known day is cut off here: it says that the year goes on. */
const ahead = 48;

type Name = { readonly iso: string; readonly rows: readonly string[]; readonly text: string };

const daysTo = (year: number, from: number, iso: string): number =>
  (Date.parse(iso) - Date.UTC(year, from, 1)) / dayLength + 0.5;

const heightOf = ({ rows, text }: Name): number =>
  Math.max(leastRoom, (rows.length + (text ? 1 : 0)) * lineHeight + between);

const toName = ({ iso, title, text = '' }: YearDay, width: number): Name => ({
  iso,
  rows: title === '' ? [] : wrapLabel(title, width - words, 14),
  text: title === '' ? '' : text,
});

/** As many px a day as names need to stand beside their days. */
function pickScale(names: readonly Name[]): number {
  const needed = names.slice(1).map(({ iso }, index) => {
    const before = names[index];
    const days = before ? (Date.parse(iso) - Date.parse(before.iso)) / dayLength : 0;
    return before && days > 0 ? heightOf(before) / days : 0;
  });
  return Math.min(scale.most, Math.max(scale.least, ...needed));
}

function drawName({ rows, text }: Name, y: number): Mark[] {
  return [...rows, ...(text ? [text] : [])].map(
    (line, index): Mark => ({
      kind: 'text',
      role: index < rows.length ? 'strong' : 'note',
      ...{ x: words, y: toTenths(y + 5 + index * lineHeight), text: line },
    }),
  );
}

/** Where names begin: at their days, and never over the name before. */
function placeNames(names: readonly Name[], y: (iso: string) => number): number[] {
  return names.reduce<number[]>((placed, { iso }, index) => {
    const before = names[index - 1];
    const free = before ? (placed.at(-1) ?? 0) + heightOf(before) : 0;
    return [...placed, Math.max(y(iso), free)];
  }, []);
}

/** Months at the left of the track, each at its first day. */
function drawMonths(
  { year, from }: YearSpan,
  months: readonly string[],
  y: (iso: string) => number,
  end: number,
): Mark[] {
  return months.slice(from).flatMap((text, index): Mark[] => {
    const at = y(new Date(Date.UTC(year, from + index, 1)).toISOString().slice(0, 10));
    if (at > end - lineHeight) return [];
    return [
      { kind: 'line', role: 'rule', d: `M${track - 14} ${at}h10` },
      { kind: 'text', role: 'note', x: 0, y: toTenths(at + 5), text },
    ];
  });
}

/**
 * A year as a track that runs down, for narrow columns: every day at its true distance, with its name beside it.
 *
 * @param days in the order of time
 */
export function drawYearDown(
  span: YearSpan,
  months: readonly string[],
  days: readonly YearDay[],
  width: number,
): Drawing {
  const { year, from, until } = span;
  const names = days.map((day) => toName(day, width));
  const perDay = pickScale(names);
  const y = (iso: string): number => toTenths(start + daysTo(year, from, iso) * perDay);
  const places = placeNames(names, y);
  const last = names.at(-1);
  const foot = Math.max(y(until), (places.at(-1) ?? 0) + (last ? heightOf(last) : 0) - between);
  const end = toTenths(Math.max(y(until) + ahead, foot));
  const plateWidth = measureText(String(year), 13) + 16;
  return {
    width,
    height: end + 4,
    marks: [
      ...drawMonths(span, months, y, end),
      { kind: 'line', role: 'main', d: `M${track} ${plate}V${y(until)}` },
      ...(until >= `${year}-12-24`
        ? []
        : [{ kind: 'line', role: 'expected', d: `M${track} ${y(until)}V${end}` } as const]),
      { kind: 'plate', x: track, y: plate / 2, width: plateWidth, text: String(year) },
      ...names.flatMap((name, index) => drawName(name, places[index] ?? 0)),
      ...days.map(({ iso }): Mark => ({ kind: 'station', role: 'main', x: track, y: y(iso) })),
    ],
  };
}
