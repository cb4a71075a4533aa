import type { ChartSize, Drawing, Mark } from '#lib/core/chart';
import { measureText, wrapLabel } from '#lib/core/wrap-label';

/** A day with what happens on it; without words it is a station only. */
export type MarkedDay = { readonly iso: string; readonly text: string; readonly note?: string | undefined };

export type Year = {
  readonly year: number;
  /** Names of its months, short. */
  readonly months: readonly string[];
  readonly days: readonly MarkedDay[];
};

/** Words that run right from their day, or left from one late in the year. */
type Label = {
  readonly x: number;
  readonly isLeft: boolean;
  readonly lines: readonly string[];
  readonly note?: string | undefined;
};

const lineHeight = 18;
const labelWidth = 190;

/** Words that would have less room than this run left. */
const leastWidth = 120;
const plateWidth = 56;

const round = (value: number): number => Math.round(value * 10) / 10;

/** How much of the year has passed in the morning of a day, from 0 to 1. */
function passed(year: number, iso: string): number {
  const start = Date.UTC(year, 0, 1);
  return (Date.parse(iso) - start) / (Date.UTC(year + 1, 0, 1) - start);
}

function widthOf({ lines, note }: Label): number {
  return Math.max(...lines.map((line) => measureText(line, 14)), note ? measureText(note, 13, 'note') : 0);
}

const startOf = (label: Label): number => (label.isLeft ? label.x - widthOf(label) - 16 : label.x);

const endOf = (label: Label): number => label.x + (label.isLeft ? 0 : widthOf(label) + 16);

const rowsOf = ({ lines, note }: Label): number => lines.length + (note ? 1 : 0);

/**
 * The lines that every label stands above the track. They are placed the last to the first: a label that would meet a later one stands above it.
 */
function stackLabels(labels: readonly Label[]): number[] {
  const bases: number[] = [];
  for (let index = labels.length - 1; index >= 0; index -= 1) {
    const label = labels[index];
    if (!label) continue;
    const met = labels
      .map((other, at) => ({ other, at }))
      .filter(({ other, at }) => at > index && startOf(other) < endOf(label));
    bases[index] = Math.max(0, ...met.map(({ other, at }) => (bases[at] ?? 0) + rowsOf(other) + 0.5));
  }
  return bases;
}

function drawLabel({ x, isLeft, lines, note }: Label, base: number, track: number): Mark[] {
  const rows = note ? [note, ...lines] : lines;
  const bottom = track - 22 - base * lineHeight;
  return [
    {
      kind: 'line',
      role: 'lead',
      d: `M${x} ${track - 8}V${round(bottom - (rows.length - 1) * lineHeight - 12)}`,
    },
    ...rows.map(
      (text, index): Mark => ({
        kind: 'text',
        role: note && index === 0 ? 'note' : 'strong',
        x: isLeft ? x - 8 : x + 8,
        ...(isLeft && { anchor: 'end' as const }),
        y: round(bottom - (rows.length - 1 - index) * lineHeight),
        text,
      }),
    ),
  ];
}

/** Months as ticks below the track, their names where they have room. */
function drawMonths(
  { year, months }: Year,
  xOf: (part: number) => number,
  track: number,
  every: number,
): Mark[] {
  return months.flatMap((name, month): Mark[] => {
    const x = round(xOf(passed(year, `${year}-${String(month + 1).padStart(2, '0')}-01`)));
    const tick: Mark = { kind: 'line', role: 'lead', d: `M${x} ${track}v7` };
    return month % every === 0
      ? [tick, { kind: 'text', role: 'note', x, y: track + 24, text: name }]
      : [tick];
  });
}

/**
 * A year as a track: the platform edge with its months, a station on every marked day, its words above
 * it; on phones stations only, since a list stands beside the drawing.
 */
export function drawYear(content: Year, width: number, size: ChartSize): Drawing {
  const { year, days } = content;
  const isNarrow = size === 'narrow';
  const left = plateWidth + 16;
  const xOf = (part: number): number => left + part * (width - 2 - left);
  const sorted = days.toSorted((a, b) => a.iso.localeCompare(b.iso));
  const labels = sorted.map(({ iso, text, note }): Label => {
    const x = round(xOf(passed(year, iso)));
    const room = width - x - 20;
    const isLeft = room < leastWidth;
    return { x, isLeft, lines: wrapLabel(text, isLeft ? labelWidth : Math.min(labelWidth, room), 14), note };
  });
  const bases = stackLabels(labels);
  const rows = labels.map((label, index) => (bases[index] ?? 0) + rowsOf(label));
  const track = isNarrow ? 16 : Math.ceil(Math.max(0, ...rows) * lineHeight) + 28;
  return {
    width,
    height: track + 32,
    marks: [
      { kind: 'line', role: 'edge', d: `M${left} ${track}H${width - 2}` },
      ...drawMonths(content, xOf, track, isNarrow ? 3 : 1),
      { kind: 'plate', x: plateWidth / 2, y: track, width: plateWidth, text: String(year) },
      ...(isNarrow
        ? []
        : labels.flatMap((label, index) =>
            label.lines[0] === '' || label.lines.length === 0
              ? []
              : drawLabel(label, bases[index] ?? 0, track),
          )),
      ...labels.map(({ x }): Mark => ({ kind: 'station', role: 'main', x, y: track })),
    ],
  };
}
