import { scaleLinear, type ScaleLinear } from 'd3-scale';
import type { Chart, ChartSize, Drawing, Mark } from '#lib/core/chart';
import { measureText, wrapLabel } from '#lib/core/wrap-label';
import { drawSizes } from './draw-sizes';
import { spread, toTenths } from './geometry';

export type TimeEvent = {
  /** In the units of the scale. */
  readonly at: number;
  readonly title: string;
  readonly text?: string | undefined;
};

export type TimescaleInput = {
  readonly from: number;
  readonly to: number;
  /** What the scale counts, such as 1 for every day: small marks on it. */
  readonly unit?: number | undefined;
  /** Points in time on plates, or spaces between one and the next with a name in the middle. */
  readonly ticks: readonly { readonly at: number; readonly label: string }[];
  readonly tickForm: 'plates' | 'spaces';
  readonly events: readonly TimeEvent[];
};

type Scale = ScaleLinear<number, number>;
type Row = { readonly role: 'strong' | 'note'; readonly text: string };

const lineHeight = 18;
/** Distance of words from their lead line. */
const inset = 10;
/** Room that words need at least behind the last event, and take at most. */
const room = { least: 132, most: 216 } as const;

const listRows = ({ title, text }: TimeEvent, width: number): Row[] => [
  ...wrapLabel(title, width, 14).map((line): Row => ({ role: 'strong', text: line })),
  ...(text ? wrapLabel(text, width, 13, 'note') : []).map((line): Row => ({ role: 'note', text: line })),
];

const widthOf = (rows: readonly Row[]): number =>
  Math.max(...rows.map(({ role, text }) => measureText(text, 14, role === 'note' ? 'note' : 'label')));

const drawRows = (rows: readonly Row[], x: number, top: number): Mark[] =>
  rows.map(({ role, text }, index) => ({
    kind: 'text',
    role,
    x: toTenths(x),
    y: toTenths(top + index * lineHeight + 14),
    text,
  }));

/** Marks of every unit, below the edge like sleepers. */
function drawUnits({ from, to, unit }: TimescaleInput, markAt: (at: number) => string): Mark[] {
  if (!unit) return [];
  const count = Math.round((to - from) / unit) + 1;
  const d = Array.from({ length: count }, (_, index) => markAt(from + index * unit)).join('');
  return [{ kind: 'line', role: 'rule', d }];
}

type Flag = { readonly x: number; readonly rows: Row[]; readonly level: number };

/**
 * Words of events as flags to the right of their lead lines. A flag that would meet a later line stands
 * above it, so that no line crosses words.
 */
function placeFlags(events: readonly TimeEvent[], x: Scale, width: number): Flag[] {
  const flags: Flag[] = [];
  for (const event of events.toReversed()) {
    const left = x(event.at);
    const rows = listRows(event, Math.min(room.most, width - left - inset));
    const right = left + inset + widthOf(rows) + inset;
    const met = flags.filter((flag) => flag.x < right).map(({ level }) => level + 1);
    flags.unshift({ x: left, rows, level: Math.max(0, ...met) });
  }
  return flags;
}

/** Tops of the levels, counted from the lowest, and what they take together. */
function stackLevels(flags: readonly Flag[]): { below: number[]; height: number } {
  const below: number[] = [];
  let height = 24;
  for (let level = 0; level <= Math.max(...flags.map((flag) => flag.level)); level++) {
    const rows = flags.filter((flag) => flag.level === level).map((flag) => flag.rows.length);
    height += Math.max(...rows) * lineHeight + 10;
    below.push(height);
  }
  return { below, height };
}

function drawTicksAcross({ ticks, tickForm, to }: TimescaleInput, x: Scale, y: number): Mark[] {
  return ticks.flatMap(({ at, label }, index): Mark[] => {
    if (tickForm === 'plates')
      return [
        { kind: 'plate', x: toTenths(x(at)), y: y + 28, width: measureText(label, 13) + 12, text: label },
      ];
    const middle = (x(at) + x(ticks[index + 1]?.at ?? to)) / 2;
    return [
      { kind: 'line', role: 'rule', d: `M${toTenths(x(at))} ${y}v12` },
      { kind: 'text', role: 'note', x: toTenths(middle), y: y + 26, anchor: 'middle', text: label },
    ];
  });
}

function drawAcross(input: TimescaleInput, width: number): Drawing {
  const { from, to, events } = input;
  const edge = input.tickForm === 'plates' ? 26 : 0;
  const last = (events.at(-1)?.at ?? to) - from;
  const end = Math.min(width - edge, edge + ((width - room.least - inset - edge) * (to - from)) / last);
  const x = scaleLinear([from, to], [edge, end]);
  const flags = placeFlags(events, x, width);
  const { below, height } = stackLevels(flags);
  return {
    width,
    height: height + 44,
    marks: [
      ...drawUnits(input, (at) => `M${toTenths(x(at))} ${height}v8`),
      { kind: 'line', role: 'edge', d: `M${toTenths(x(from) - edge)} ${height}H${toTenths(x(to) + edge)}` },
      ...drawTicksAcross(input, x, height),
      ...flags.flatMap(({ x: left, rows, level }): Mark[] => {
        const top = height - (below[level] ?? 0);
        return [
          { kind: 'line', role: 'lead', d: `M${toTenths(left)} ${height}V${toTenths(top + 2)}` },
          ...drawRows(rows, left + inset, top),
        ];
      }),
      ...flags.map(({ x: left }): Mark => ({ kind: 'station', role: 'main', x: toTenths(left), y: height })),
    ],
  };
}

function drawTicksDown({ ticks, tickForm, to }: TimescaleInput, y: Scale, x: number): Mark[] {
  return ticks.flatMap(({ at, label }, index): Mark[] => {
    if (tickForm === 'plates') {
      const width = measureText(label, 13) + 12;
      return [{ kind: 'plate', x: x - 16 - width / 2, y: toTenths(y(at)), width, text: label }];
    }
    const middle = (y(at) + y(ticks[index + 1]?.at ?? to)) / 2;
    return [
      { kind: 'line', role: 'rule', d: `M${x} ${toTenths(y(at))}h-12` },
      { kind: 'text', role: 'note', x: x - 12, y: toTenths(middle + 4), anchor: 'end', text: label },
    ];
  });
}

/** On phones time runs down, and words stand beside their event or as near to it as others let them. */
function drawDown(input: TimescaleInput, width: number): Drawing {
  const { from, to, events, ticks, tickForm } = input;
  const widest = Math.max(...ticks.map(({ label }) => measureText(label, 13)));
  const line = widest + (tickForm === 'plates' ? 32 : 20);
  const left = line + 44;
  const blocks = events.map((event) => ({ at: event.at, rows: listRows(event, width - left) }));
  const needed = blocks.reduce((sum, { rows }) => sum + rows.length * lineHeight + 14, 0);
  const height = Math.max(needed, ticks.length * 30, 300);
  const y = scaleLinear([from, to], [16, height - 16]);
  const middles = spread(
    blocks.map(({ at, rows }) => ({
      middle: y(at) + ((rows.length - 1) * lineHeight) / 2,
      height: rows.length * lineHeight,
    })),
    12,
  );
  const tops = blocks.map(({ rows }, index) => (middles[index] ?? 0) - (rows.length * lineHeight) / 2);
  const [first = 0] = tops;
  const lowest = Math.max(height, (tops.at(-1) ?? 0) + (blocks.at(-1)?.rows.length ?? 0) * lineHeight + 8);
  const above = Math.max(0, -first);
  const marks: Mark[] = [
    ...drawUnits(input, (at) => `M${line} ${toTenths(y(at) + above)}h-8`),
    { kind: 'line', role: 'edge', d: `M${line} ${toTenths(above)}V${toTenths(height + above)}` },
    ...drawTicksDown(input, y.copy().range([16 + above, height - 16 + above]), line),
    ...blocks.flatMap(({ at, rows }, index): Mark[] => {
      const top = (tops[index] ?? 0) + above;
      const place = y(at) + above;
      return [
        {
          kind: 'line',
          role: 'lead',
          d: `M${line} ${toTenths(place)}L${line + 22} ${toTenths(top + 9)}H${left - 8}`,
        },
        ...drawRows(rows, left, top),
        { kind: 'station', role: 'main', x: line, y: toTenths(place) },
      ];
    }),
  ];
  return { width, height: lowest + above, marks };
}

const draw = (input: TimescaleInput, width: number, size: ChartSize): Drawing =>
  size === 'narrow' ? drawDown(input, width) : drawAcross(input, width);

/** Events on a line of time at their true distances, each with its words on a lead line. */
export function drawTimescale(input: TimescaleInput, widest: 'full' | 'half'): Chart['drawings'] {
  return drawSizes((width, size) => draw(input, width, size), widest);
}
