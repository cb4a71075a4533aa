import { chartWidths, type Chart, type Drawing, type LinkedMarks, type Mark } from '#lib/core/chart';
import { measureText } from '#lib/core/wrap-label';
import { toTenths } from './geometry';
import { drawFlags, flagRoom, measureFlags, placeFlags, type YearDay } from './year-flags';
import { drawYearStops, type EarlierDays } from './year-stops';

const dayLength = 86_400_000;

/** From the plate to the first day. */
const lead = 20;

/** The fewest days that a drawing shows. */
const daysAtLeast = 90;

/** A way behind the newest day that is shorter than this is no way, in px; nor is the rest of a month a month. */
const expectedAtLeast = 40;

/** Room above the words, under the letters of the last ones, and below a track for its months. */
const air = 16;
const descent = 6;
const monthRow = 36;

const timeOf = (iso: string): number => Date.parse(iso);

/** The part of a year that is drawn. */
type YearSpan = {
  readonly year: number;
  readonly days: readonly YearDay[];
  /** The track runs so far; what is behind it is expected. */
  readonly until: string;
};

type Axis = {
  readonly width: number;
  readonly plate: number;
  readonly first: number;
  readonly last: number;
  readonly x: (time: number) => number;
};

/** An axis from the first day to where the words of the newest end; with months at most to the end of the year. */
function layOut({ year, days, until }: YearSpan, width: number, hasMonths: boolean): Axis {
  const plate = measureText(String(year), 13) + 16;
  const start = plate + lead;
  const end = Date.UTC(year + 1, 0, 1);
  const first = Math.min(timeOf(days[0]?.iso ?? until), end - daysAtLeast * dayLength);
  const known = (timeOf(until) + dayLength - first) / (width - start - flagRoom);
  const least = (daysAtLeast * dayLength) / (width - start);
  const most = hasMonths ? (end - first) / (width - start) : Infinity;
  const perPx = Math.min(Math.max(known, least), most);
  const x = (time: number): number => toTenths(start + (time - first) / perPx);
  return { width, plate, first, last: first + (width - start) * perPx, x };
}

/** Months, each in the middle of what is seen of it. */
function drawMonths(months: readonly string[], year: number, { first, last, x }: Axis, y: number): Mark[] {
  return months.flatMap((text, index): Mark[] => {
    const begin = Date.UTC(year, index, 1);
    const [from, to] = [Math.max(begin, first), Math.min(Date.UTC(year, index + 1, 1), last)];
    if (from >= to) return [];
    const middle = toTenths((x(from) + x(to)) / 2);
    return [
      ...(begin > first ? [{ kind: 'line', role: 'rule', d: `M${x(begin)} ${y + 4}v10` } as const] : []),
      ...(x(to) - x(from) < expectedAtLeast
        ? []
        : [{ kind: 'text', role: 'note', x: middle, y: y + 28, anchor: 'middle', text } as const]),
    ];
  });
}

function drawTrack({ year, until }: YearSpan, { width, plate, x }: Axis, y: number): Mark[] {
  const newest = x(timeOf(until) + dayLength / 2);
  return [
    { kind: 'line', role: 'main', d: `M${plate} ${y}H${newest}` },
    ...(width - newest < expectedAtLeast
      ? []
      : [{ kind: 'line', role: 'expected', d: `M${newest} ${y}H${width}` } as const]),
    { kind: 'plate', x: plate / 2, y, width: plate, text: String(year) },
  ];
}

/** Along the track, whichever side words stand on: so the keyboard goes through them. */
const placeOf = ({ marks }: LinkedMarks): number => marks.find((mark) => mark.kind === 'station')?.x ?? 0;

/** Words above the track; where it is short, every other day has them below it, and the months have no room. */
function draw(span: YearSpan, months: readonly string[], width: number, isShort: boolean): Drawing {
  const axis = layOut(span, width, !isShort);
  // A post stands in the middle of its day.
  const x = (iso: string): number => axis.x(timeOf(iso) + dayLength / 2);
  const fromNewest = span.days.toReversed();
  const pick = (side: 0 | 1): YearDay[] =>
    fromNewest.filter((_day, index) => index % 2 === side).toReversed();
  const above = placeFlags(isShort ? pick(0) : span.days, x, width);
  const below = isShort ? placeFlags(pick(1), x, width) : [];
  const y = measureFlags(above) + air;
  const flags = [...drawFlags(above, y, 'above'), ...drawFlags(below, y, 'below')];
  const named = new Set([...above, ...below].map(({ day }) => day));
  return {
    width,
    height: y + (isShort ? Math.max(measureFlags(below) + descent, air) : monthRow),
    marks: [
      ...(isShort ? [] : drawMonths(months, span.year, axis, y)),
      ...drawTrack(span, axis, y),
      ...span.days
        .filter((day) => !named.has(day))
        .map(({ iso }): Mark => ({ kind: 'station', role: 'main', x: x(iso), y })),
    ],
    links: flags.toSorted((a, b) => placeOf(a) - placeOf(b)),
  };
}

export type YearLineOptions = {
  /** The last day of the year that anything is known of; the newest of the days without it. */
  readonly known?: string | undefined;
  /** What phones say of the days that they do not show. */
  readonly earlier?: EarlierDays | undefined;
};

/**
 * A year as a track from its first day on: its plate, every day at its true distance, the way behind the
 * last known one dashed. Tablets have words on both sides of it, phones its last days.
 *
 * @param months their names, short
 * @param days of that year, at least one, in any order
 */
export function drawYearLine(
  year: number,
  months: readonly string[],
  days: readonly YearDay[],
  { known = '', earlier }: YearLineOptions = {},
): Required<Chart['drawings']> {
  const sorted = days.toSorted((a, b) => a.iso.localeCompare(b.iso));
  const newest = sorted.at(-1)?.iso ?? '';
  const span = { year, days: sorted, until: known > newest ? known : newest };
  return {
    full: draw(span, months, chartWidths.full, false),
    half: draw(span, months, chartWidths.half, true),
    narrow: drawYearStops(year, sorted.toReversed(), chartWidths.narrow, earlier),
  };
}
