import { chartWidths, type Chart, type Drawing, type Mark } from '#lib/core/chart';
import { measureText, wrapLabel } from '#lib/core/wrap-label';
import { toTenths } from './geometry';

/** A day with what happens on it; without words it is a station only. */
export type YearDay = { readonly iso: string; readonly title: string; readonly text?: string | undefined };

type Span = { readonly year: number; readonly from: number; readonly to: number };

/** A day with words: where its station stands, and on which side of its lead line the words have room. */
type Flag = {
  readonly x: number;
  readonly rows: readonly string[];
  readonly text: string;
  readonly isLeft: boolean;
};

const dayLength = 86_400_000;
const lineHeight = 18;

/** Distance of words from their lead line, and the room that they need at least and take at most. */
const inset = 10;
const room = { least: 110, most: 230 } as const;

/** The months that a phone shows: those with posts, and so many at least. */
const monthsAtLeast = 3;

const timeOf = (iso: string): number => Date.parse(iso);

const monthStart = (year: number, month: number): number => Date.UTC(year, month, 1);

/** Words stand at the left of their line where the newest day is late in the span, else at the right. */
function placeFlags(
  days: readonly YearDay[],
  x: (iso: string) => number,
  start: number,
  width: number,
): Flag[] {
  const isLeft = x(days.at(-1)?.iso ?? '') > (start + width) / 2;
  const flags = days.flatMap(({ iso, title, text = '' }): Flag[] => {
    const free = (isLeft ? x(iso) : width - x(iso)) - inset;
    if (title === '' || free < room.least) return [];
    return [{ x: x(iso), rows: wrapLabel(title, Math.min(free, room.most), 14), text, isLeft }];
  });
  // The one farthest along its words' way stands highest: its words pass above the other lines.
  return isLeft ? flags : flags.toReversed();
}

/** Flags from below to above, each above the one before it. */
function drawFlags(flags: readonly Flag[], edge: number): Mark[] {
  let bottom = edge - 14;
  return flags.flatMap(({ x, rows, text, isLeft }): Mark[] => {
    const lines = [...rows, ...(text ? [text] : [])];
    const top = bottom - lines.length * lineHeight;
    bottom = top - 10;
    return [
      { kind: 'line', role: 'lead', d: `M${x} ${edge}V${top + 2}` },
      ...lines.map(
        (line, index): Mark => ({
          ...{ kind: 'text', role: index < rows.length ? 'strong' : 'note', text: line },
          ...{ x: toTenths(x + (isLeft ? -inset : inset)), y: top + index * lineHeight + 14 },
          anchor: isLeft ? 'end' : 'start',
        }),
      ),
    ];
  });
}

const heightOf = (flags: readonly Flag[]): number =>
  flags.reduce((sum, { rows, text }) => sum + (rows.length + (text ? 1 : 0)) * lineHeight + 10, 30);

function drawMonths(
  months: readonly string[],
  span: Span,
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

function draw(span: Span, months: readonly string[], days: readonly YearDay[], width: number): Drawing {
  const { year, from, to } = span;
  const plate = measureText(String(year), 13) + 16;
  const [first, last] = [monthStart(year, from), monthStart(year, to)];
  const scale = (time: number): number => plate + ((time - first) / (last - first)) * (width - plate);
  // A post stands in the middle of its day.
  const x = (iso: string): number => toTenths(scale(timeOf(iso) + dayLength / 2));
  const flags = placeFlags(days, x, plate, width);
  const edge = heightOf(flags);
  const newest = x(days.at(-1)?.iso ?? '');
  return {
    width,
    height: edge + 36,
    marks: [
      ...drawMonths(months, span, scale, edge),
      { kind: 'line', role: 'main', d: `M${plate} ${edge}H${newest}` },
      { kind: 'line', role: 'expected', d: `M${newest} ${edge}H${width}` },
      { kind: 'plate', x: plate / 2, y: edge, width: plate, text: String(year) },
      ...drawFlags(flags, edge),
      ...days.map(({ iso }): Mark => ({ kind: 'station', role: 'main', x: x(iso), y: edge })),
    ],
  };
}

const monthOf = ({ iso }: YearDay): number => new Date(iso).getUTCMonth();

/**
 * A year as a track: its plate, every day at its true distance, the way behind the newest
 * one dashed. Phones see the months from the first day to the last.
 *
 * @param months their names, short
 * @param days of that year, at least one, in any order
 */
export function drawYearLine(
  year: number,
  months: readonly string[],
  days: readonly YearDay[],
): Required<Chart['drawings']> {
  const sorted = days.toSorted((a, b) => a.iso.localeCompare(b.iso));
  const [first, last] = [sorted[0], sorted.at(-1)].map((day) => (day ? monthOf(day) : 0));
  const to = Math.max(monthsAtLeast, (last ?? 0) + 1);
  const phone = { year, from: Math.min(first ?? 0, to - monthsAtLeast), to };
  const whole = { year, from: 0, to: 12 };
  return {
    full: draw(whole, months, sorted, chartWidths.full),
    half: draw(whole, months, sorted, chartWidths.half),
    narrow: draw(phone, months, sorted, chartWidths.narrow),
  };
}
