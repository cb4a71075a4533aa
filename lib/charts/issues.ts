import { scaleLinear } from 'd3-scale';
import type { Chart, Drawing, Mark } from '#lib/core/chart';
import { measureText } from '#lib/core/wrap-label';
import { drawSizes } from './draw-sizes';
import { toTenths } from './geometry';

export type Issue = {
  /** Months since the beginning of the year. */
  readonly at: number;
  /** What its plate says. */
  readonly name: string;
};

const monthsOfYear = 12;
/** Heights of the plates' middle, of the rail below them and of the edge that the months stand on; of a second row of plates. */
const [plates, rail, edge, row] = [14, 50, 76, 30];

const measurePlate = (name: string): number => Math.max(28, measureText(name, 13) + 12);

/** Half of a tick's stroke, and the radius of a station with its ring: edges stand at those of the drawing, not middles. */
const stroke = 1;
const ring = 7.5;

/** One dash and the gap behind it, as the style sheet has them. */
const dashes = 15;

/** Where a month begins. */
type Scale = (month: number) => number;

/**
 * The year begins and ends so far inside that plates of issues at its very ends stand over their stations;
 * a year without such issues is as wide as the drawing.
 */
function placeMonths(issues: readonly Issue[], width: number): Scale {
  const reach = (issue: Issue | undefined, isAtEnd: boolean): number =>
    issue && isAtEnd ? Math.max(stroke, measurePlate(issue.name) / 2) : stroke;
  const [first, last] = [issues[0], issues.at(-1)];
  const x = scaleLinear(
    [0, monthsOfYear],
    [reach(first, (first?.at ?? 1) < 1), width - reach(last, (last?.at ?? 0) > monthsOfYear - 1)],
  );
  return (month) => toTenths(x(month));
}

const keepWithin = (x: number, reach: number, width: number): number =>
  Math.min(Math.max(x, reach), width - reach);

/** An issue at its place: its station at its month, its plate above it; both end at the drawing's edge. */
type Placed = { readonly x: number; readonly plate: number; readonly size: number; readonly name: string };

function placeIssues(issues: readonly Issue[], width: number): Placed[] {
  const month = placeMonths(issues, width);
  return issues.map(({ at, name }) => {
    const x = keepWithin(month(at), ring, width);
    const size = measurePlate(name);
    return { x, plate: keepWithin(x, size / 2, width), size, name };
  });
}

const overlap = (placed: readonly Placed[]): boolean =>
  placed.slice(1).some(({ plate, size }, index) => {
    const before = placed[index];
    return before !== undefined && plate - before.plate < (before.size + size) / 2 + 4;
  });

/** Plates in one row where they have room beside each other, else in two by turns. */
function findRows(placed: readonly Placed[]): number[] {
  const overlaps = overlap(placed);
  return placed.map((_, index) => (overlaps ? index % 2 : 0));
}

function drawIssue({ x, plate, size, name }: Placed, inRow: number, down: number): Mark[] {
  const y = plates + inRow * row;
  return [
    { kind: 'line', role: 'lead', d: `M${x} ${y}V${rail + down}` },
    { kind: 'plate', x: plate, y, width: size, text: name },
    { kind: 'station', role: 'main', x, y: rail + down },
  ];
}

/** The track as far as there are issues; it goes on dashed, drawn from the edge so that a whole dash ends there. */
function drawTrack(newest: number, width: number, y: number): Mark[] {
  const isAtEnd = width - newest < dashes;
  return [
    { kind: 'line', role: 'main', d: `M${ring} ${y}H${isAtEnd ? width : newest}` },
    ...(isAtEnd ? [] : [{ kind: 'line', role: 'expected', d: `M${width} ${y}H${newest}` } as const]),
  ];
}

const write = (text: string) => ({ kind: 'text', role: 'note', text }) as const;

/** The months below the track, each from tick to tick. */
function drawMonths(months: readonly string[], at: Scale, foot: number): Mark[] {
  const ticks = Array.from({ length: monthsOfYear + 1 }, (_, month) => `M${at(month)} ${foot - 8}V${foot}`);
  return [
    { kind: 'line', role: 'edge', d: `${ticks.join('')}M${at(0)} ${foot}H${at(monthsOfYear)}` },
    ...months.map(
      (text, month): Mark => ({ ...write(text), x: at(month + 0.5), y: foot + 20, anchor: 'middle' }),
    ),
  ];
}

function draw(issues: readonly Issue[], months: readonly string[], width: number): Drawing {
  const placed = placeIssues(issues, width);
  const rows = findRows(placed);
  const down = Math.max(...rows) * row;
  const foot = edge + down;
  return {
    width,
    height: foot + 26,
    marks: [
      ...drawMonths(months, placeMonths(issues, width), foot),
      ...drawTrack(placed.at(-1)?.x ?? 0, width, rail + down),
      ...placed.flatMap((issue, index) => drawIssue(issue, rows[index] ?? 0, down)),
    ],
  };
}

/**
 * A year with what appears in it: a station for each issue at its month, the months below; behind the last one it goes on dashed.
 *
 * @param months their names; on phones there is room for the first letter of each
 */
export function drawIssues(issues: readonly Issue[], months: readonly string[]): Chart['drawings'] {
  const letters = months.map((month) => month.charAt(0));
  return drawSizes((width, size) => draw(issues, size === 'narrow' ? letters : months, width), 'full');
}
