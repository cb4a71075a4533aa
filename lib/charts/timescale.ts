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
/** Width of words in px: the most that they take, and the least that is worth a line. */
const room = { least: 100, most: 216 } as const;
/** Most that the lead line of an event may climb on phones, at 45 degrees. */
const climb = 28;

const measurePlate = (label: string): number => measureText(label, 13) + 12;

const listRows = ({ title, text }: TimeEvent, width: number): Row[] => [
  ...wrapLabel(title, width, 14).map((line): Row => ({ role: 'strong', text: line })),
  ...(text ? wrapLabel(text, width, 13, 'note') : []).map((line): Row => ({ role: 'note', text: line })),
];

const widthOf = (rows: readonly Row[]): number =>
  Math.max(...rows.map(({ role, text }) => measureText(text, 14, role === 'note' ? 'note' : 'label')));

const drawRows = (rows: readonly Row[], x: number, top: number, anchor?: 'end'): Mark[] =>
  rows.map(({ role, text }, index) => ({
    kind: 'text',
    role,
    ...(anchor && { anchor }),
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

type Flag = {
  readonly x: number;
  readonly rows: Row[];
  readonly level: number;
  /** Ends of its words, with their distance from others. */
  readonly box: readonly [left: number, right: number];
  readonly isLeft: boolean;
};

/** Words to the right of their line; to its left where the drawing, or a line with words there, ends too soon. */
function layFlag(event: TimeEvent, x: number, limit: number): Omit<Flag, 'level'> {
  const space = limit - x - inset;
  const natural = listRows(event, room.most);
  if (widthOf(natural) <= space || space >= room.least) {
    const rows = widthOf(natural) <= space ? natural : listRows(event, space);
    return { x, rows, box: [x, x + widthOf(rows) + 2 * inset], isLeft: false };
  }
  const rows = listRows(event, Math.min(room.most, x - inset));
  return { x, rows, box: [x - widthOf(rows) - 2 * inset, x], isLeft: true };
}

const touches = ({ box: [left, right], x }: Omit<Flag, 'level'>, other: Flag): boolean =>
  other.x !== x && left < Math.max(other.box[1], other.x) && Math.min(other.box[0], other.x) < right;

/**
 * Words of events as flags at their lead lines. A flag that would meet another's line or words stands above
 * it, so that no line crosses words.
 */
function placeFlags(events: readonly TimeEvent[], x: Scale, width: number): Flag[] {
  let limit = width;
  const laid = events.toReversed().map((event) => {
    const flag = layFlag(event, x(event.at), limit);
    if (flag.isLeft) limit = flag.x;
    return flag;
  });
  const flags: Flag[] = [];
  const [right, left] = [laid.filter(({ isLeft }) => !isLeft), laid.filter(({ isLeft }) => isLeft)];
  for (const flag of [...right, ...left.toReversed()]) {
    const met = flags.filter((other) => touches(flag, other)).map(({ level }) => level + 1);
    flags.push({ ...flag, level: Math.max(0, ...met) });
  }
  return flags.toSorted((a, b) => a.x - b.x);
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
      return [{ kind: 'plate', x: toTenths(x(at)), y: y + 28, width: measurePlate(label), text: label }];
    const middle = (x(at) + x(ticks[index + 1]?.at ?? to)) / 2;
    return [
      { kind: 'line', role: 'rule', d: `M${toTenths(x(at))} ${y}v12` },
      { kind: 'text', role: 'note', x: toTenths(middle), y: y + 26, anchor: 'middle', text: label },
    ];
  });
}

function drawAcross(input: TimescaleInput, width: number): Drawing {
  const { from, to, events, ticks } = input;
  // The platform edge takes the whole width; plates at its ends stand on it.
  const plates = input.tickForm === 'plates' ? ticks.map(({ label }) => measurePlate(label)) : [];
  const edge = Math.ceil(Math.max(0, ...plates) / 2);
  const x = scaleLinear([from, to], [edge, width - edge]);
  const flags = placeFlags(events, x, width);
  const { below, height } = stackLevels(flags);
  return {
    width,
    height: height + 44,
    marks: [
      ...drawUnits(input, (at) => `M${toTenths(x(at))} ${height}v8`),
      { kind: 'line', role: 'edge', d: `M0 ${height}H${width}` },
      ...drawTicksAcross(input, x, height),
      ...flags.flatMap(({ x: at, rows, level, isLeft }): Mark[] => {
        const top = height - (below[level] ?? 0);
        return [
          { kind: 'line', role: 'lead', d: `M${toTenths(at)} ${height}V${toTenths(top + 2)}` },
          ...(isLeft ? drawRows(rows, at - inset, top, 'end') : drawRows(rows, at + inset, top)),
        ];
      }),
      ...flags.map(({ x: left }): Mark => ({ kind: 'station', role: 'main', x: toTenths(left), y: height })),
    ],
  };
}

function drawTicksDown({ ticks, tickForm, to }: TimescaleInput, y: Scale, x: number): Mark[] {
  return ticks.flatMap(({ at, label }, index): Mark[] => {
    if (tickForm === 'plates') {
      const width = measurePlate(label);
      return [{ kind: 'plate', x: x - 16 - width / 2, y: toTenths(y(at)), width, text: label }];
    }
    const middle = (y(at) + y(ticks[index + 1]?.at ?? to)) / 2;
    return [
      { kind: 'line', role: 'rule', d: `M${x} ${toTenths(y(at))}h-12` },
      { kind: 'text', role: 'note', x: x - 12, y: toTenths(middle + 4), anchor: 'end', text: label },
    ];
  });
}

type Block = { readonly at: number; readonly rows: readonly Row[] };

/** Tops of the words beside a line of a height, and how far the farthest stand from their places. */
function spreadBlocks(blocks: readonly Block[], y: Scale): { tops: number[]; farthest: number } {
  const middles = spread(
    blocks.map(({ at, rows }) => ({
      middle: y(at) + ((rows.length - 1) * lineHeight) / 2,
      height: rows.length * lineHeight,
    })),
    12,
  );
  const tops = blocks.map(({ rows }, index) => (middles[index] ?? 0) - (rows.length * lineHeight) / 2);
  const ways = blocks.map(({ at }, index) => Math.abs((tops[index] ?? 0) + 9 - y(at)));
  return { tops, farthest: Math.max(...ways) };
}

/** The shortest line on which all words stand near enough to their places. */
function fitDown({ from, to }: TimescaleInput, blocks: readonly Block[], least: number) {
  for (let height = least; ; height += 20) {
    const y = scaleLinear([from, to], [16, height - 16]);
    const { tops, farthest } = spreadBlocks(blocks, y);
    if (farthest <= climb || height > 4 * least) return { height, y, tops };
  }
}

/** On phones time runs down, and words stand beside their event or as near to it as others let them. */
function drawDown(input: TimescaleInput, width: number): Drawing {
  const { events, ticks, tickForm } = input;
  const widest = Math.max(...ticks.map(({ label }) => measureText(label, 13)));
  const line = Math.round(widest) + (tickForm === 'plates' ? 32 : 20);
  const left = line + 52;
  const blocks = events.map((event) => ({ at: event.at, rows: listRows(event, width - left) }));
  const needed = blocks.reduce((sum, { rows }) => sum + rows.length * lineHeight + 14, 0);
  const { height, y, tops } = fitDown(input, blocks, Math.max(needed, ticks.length * 30, 300));
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
      const way = Math.abs(top + 9 - place);
      const bend = left - 12;
      return [
        {
          kind: 'line',
          role: 'lead',
          d: `M${line} ${toTenths(place)}H${toTenths(bend - way)}L${bend} ${toTenths(top + 9)}H${left - 8}`,
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
