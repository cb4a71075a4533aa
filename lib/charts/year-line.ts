import { chartWidths, type Chart, type Drawing, type Mark } from '#lib/core/chart';
import { measureText, wrapLabel } from '#lib/core/wrap-label';
import { toTenths } from './geometry';
import { drawYearDown } from './year-down';
import { drawYearStops } from './year-stops';

/** A day with what happens on it; without words it is a station only. */
export type YearDay = { readonly iso: string; readonly title: string; readonly text?: string | undefined };

export type YearSpan = {
  readonly year: number;
  readonly from: number;
  readonly to: number;
  /** The track runs so far; what is behind it is expected. */
  readonly until: string;
};

/** A day with words: where its station stands, and on which side of its lead line the words have room. */
type Flag = {
  readonly x: number;
  readonly rows: readonly string[];
  readonly text: string;
  readonly isLeft: boolean;
  /** How far its words go from its line. */
  readonly reach: number;
};

const dayLength = 86_400_000;
const lineHeight = 18;

/** Distance of words from their lead line, and the room that they need at least and take at most. */
const inset = 6;
const room = { least: 90, most: 150 } as const;

/** Room between words and the next line that stands beside them. */
const clearance = 16;

/** A name that ends before the next line has so many rows, and so much less room: its width is an estimate. */
const rowsAtMost = 3;
const narrower = 0.93;

/** From the plate to the first day of the first month. */
const lead = 20;

/** The fewest months that a drawing shows. */
const monthsAtLeast = 3;

/** The last days that phones show. */
const stopsOnPhones = 3;

/** A way behind the newest day that is shorter than this is no way, in px. */
const expectedAtLeast = 40;

const timeOf = (iso: string): number => Date.parse(iso);

const monthStart = (year: number, month: number): number => Date.UTC(year, month, 1);

/** The words of a day in lines, which go as far as there is room for them. */
function writeFlag({ title, text = '' }: YearDay, at: Pick<Flag, 'x' | 'isLeft'>, most: number): Flag {
  const rows = wrapLabel(title, most, 14);
  const wide = Math.max(...rows.map((row) => measureText(row, 14)), measureText(text, 13, 'note'));
  return { ...at, rows, text, reach: inset + wide + clearance };
}

/**
 * Words stand at the right of their line, at the left where the newest day leaves them no room. They end before the
 * line that they run to where a few short rows hold them: so most stand low, and few pass above others.
 */
function placeFlags(days: readonly YearDay[], x: (iso: string) => number, width: number): Flag[] {
  const isLeft = width - x(days.at(-1)?.iso ?? '') < room.most + inset;
  const named = days.filter(({ title }) => title !== '');
  // Words pass above the lines that they reach: those of the days before them, seen along their way.
  const along = isLeft ? named : named.toReversed();
  return along.flatMap((day, index): Flag[] => {
    const at = x(day.iso);
    const free = Math.min((isLeft ? at : width - at) - inset, room.most);
    if (free < room.least) return [];
    const before = along[index - 1];
    const way = before ? Math.abs(at - x(before.iso)) : 0;
    const short = writeFlag(day, { x: at, isLeft }, (way - inset - clearance) * narrower);
    const isShort = short.rows.length <= rowsAtMost && short.reach <= way;
    return [isShort ? short : writeFlag(day, { x: at, isLeft }, free)];
  });
}

const linesOf = ({ rows, text }: Flag): number => rows.length + (text ? 1 : 0);

/** How far the words of each flag stand above the edge: as low as the ones that they reach over let them. */
function stackFlags(flags: readonly Flag[]): number[] {
  return flags.reduce<number[]>((bottoms, flag) => {
    const tops = bottoms.flatMap((bottom, index) => {
      const other = flags[index];
      const isReached = other && Math.abs(flag.x - other.x) < flag.reach;
      return isReached ? [bottom + linesOf(other) * lineHeight + 10] : [];
    });
    return [...bottoms, Math.max(14, ...tops)];
  }, []);
}

function drawFlags(flags: readonly Flag[], edge: number): Mark[] {
  const bottoms = stackFlags(flags);
  return flags.flatMap(({ x, rows, text, isLeft }, index): Mark[] => {
    const lines = [...rows, ...(text ? [text] : [])];
    const top = edge - (bottoms[index] ?? 0) - lines.length * lineHeight;
    return [
      { kind: 'line', role: 'lead', d: `M${x} ${edge}V${top + 2}` },
      ...lines.map(
        (line, row): Mark => ({
          ...{ kind: 'text', role: row < rows.length ? 'strong' : 'note', text: line },
          ...{ x: toTenths(x + (isLeft ? -inset : inset)), y: top + row * lineHeight + 14 },
          anchor: isLeft ? 'end' : 'start',
        }),
      ),
    ];
  });
}

const heightOf = (flags: readonly Flag[]): number =>
  stackFlags(flags).reduce((most, bottom, index) => {
    const flag = flags[index];
    return Math.max(most, bottom + (flag ? linesOf(flag) * lineHeight : 0) + 16);
  }, 40);

function drawMonths(
  months: readonly string[],
  span: YearSpan,
  scale: (time: number) => number,
  y: number,
): Mark[] {
  return months.slice(span.from, span.to).flatMap((label, index): Mark[] => {
    const at = scale(monthStart(span.year, span.from + index));
    const next = scale(monthStart(span.year, span.from + index + 1));
    return [
      { kind: 'line', role: 'rule', d: `M${toTenths(at)} ${y + 4}v10` },
      { kind: 'text', role: 'note', x: toTenths((at + next) / 2), y: y + 28, anchor: 'middle', text: label },
    ];
  });
}

function draw(span: YearSpan, months: readonly string[], days: readonly YearDay[], width: number): Drawing {
  const { year, from, to, until } = span;
  const plate = measureText(String(year), 13) + 16;
  const [first, last] = [monthStart(year, from), monthStart(year, to)];
  const start = plate + lead;
  const scale = (time: number): number => start + ((time - first) / (last - first)) * (width - start);
  // A post stands in the middle of its day.
  const x = (iso: string): number => toTenths(scale(timeOf(iso) + dayLength / 2));
  const flags = placeFlags(days, x, width);
  const edge = heightOf(flags);
  const newest = x(until);
  return {
    width,
    height: edge + 36,
    marks: [
      ...drawMonths(months, span, scale, edge),
      { kind: 'line', role: 'main', d: `M${plate} ${edge}H${newest}` },
      ...(width - newest < expectedAtLeast
        ? []
        : [{ kind: 'line', role: 'expected', d: `M${newest} ${edge}H${width}` } as const]),
      { kind: 'plate', x: plate / 2, y: edge, width: plate, text: String(year) },
      ...drawFlags(flags, edge),
      ...days.map(({ iso }): Mark => ({ kind: 'station', role: 'main', x: x(iso), y: edge })),
    ],
  };
}

const monthOf = ({ iso }: YearDay): number => new Date(iso).getUTCMonth();

/**
 * A year as a track from its first day on: its plate, every day at its true distance, the way behind the
 * last known one dashed to the end of the year. It begins with the month of the first day, or with the one
 * before where its name needs that room. Tablets see it run down: across them, names would be stairs; phones its last days.
 *
 * @param months their names, short
 * @param days of that year, at least one, in any order
 * @param known the last day of that year that anything is known of; the newest of the days without it
 */
export function drawYearLine(
  year: number,
  months: readonly string[],
  days: readonly YearDay[],
  known = '',
): Required<Chart['drawings']> {
  const sorted = days.toSorted((a, b) => a.iso.localeCompare(b.iso));
  const newest = sorted.at(-1)?.iso ?? '';
  const until = known > newest ? known : newest;
  const first = Math.min(sorted[0] ? monthOf(sorted[0]) : 0, 12 - monthsAtLeast);
  const span = { year, from: Math.max(0, first - 1), to: 12, until };
  return {
    full: draw(span, months, sorted, chartWidths.full),
    half: drawYearDown({ ...span, from: first }, months, sorted, chartWidths.half),
    narrow: drawYearStops(year, sorted.slice(-stopsOnPhones), chartWidths.narrow),
  };
}
