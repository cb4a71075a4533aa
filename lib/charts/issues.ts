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

type Places = {
  /** Where a month begins. */
  readonly at: (month: number) => number;
  /** The middle of a plate. */
  readonly plate: (issue: Issue) => number;
};

/** Half of a station's ring, and of a tick's stroke. */
const [ring, stroke] = [8, 1];

/** As little as keeps half of what stands at the first and the last month inside: the year is as wide as it can be. */
function findMargin(issues: readonly Issue[], width: number, half: (issue: Issue) => number): number {
  const needs = issues.map((issue) => {
    const share = Math.min(issue.at, monthsOfYear - issue.at) / monthsOfYear;
    return (half(issue) - share * width) / (1 - 2 * share);
  });
  return Math.max(stroke, toTenths(Math.max(...needs) + 0.1));
}

function placeMonths(width: number, margin: number): Places['at'] {
  const x = scaleLinear([0, monthsOfYear], [margin, width - margin]);
  return (month) => toTenths(x(month));
}

/** The middle of a plate: over its station, but no further out than the year's own ends. */
function placePlate({ at: month, name }: Issue, at: Places['at']): number {
  const half = measurePlate(name) / 2;
  return toTenths(Math.min(Math.max(at(month), at(0) + half), at(monthsOfYear) - half));
}

function overlap(issues: readonly Issue[], { plate }: Places): boolean {
  return issues.slice(1).some((issue, index) => {
    const before = issues[index] ?? issue;
    const apart = (measurePlate(before.name) + measurePlate(issue.name)) / 2 + 4;
    return plate(issue) - plate(before) < apart;
  });
}

/** The outer stations stand as far out as they can; where their plates would be in the way of others, as far as these can. */
function findPlaces(issues: readonly Issue[], width: number): Places {
  const margin = findMargin(issues, width, () => ring);
  const at = placeMonths(width, margin);
  const outer = { at, plate: (issue: Issue) => placePlate(issue, at) };
  if (!overlap(issues, outer)) return outer;
  const inner = findMargin(issues, width, ({ name }) => measurePlate(name) / 2);
  const innerAt = placeMonths(width, inner);
  return { at: innerAt, plate: (issue) => innerAt(issue.at) };
}

/** Plates in one row where they have room beside each other, else in two by turns. */
function findRows(issues: readonly Issue[], places: Places): number[] {
  const overlaps = overlap(issues, places);
  return issues.map((_, index) => (overlaps ? index % 2 : 0));
}

function drawIssue(issue: Issue, inRow: number, down: number, { at, plate }: Places): Mark[] {
  const { at: month, name } = issue;
  const y = plates + inRow * row;
  return [
    { kind: 'line', role: 'lead', d: `M${at(month)} ${y}V${rail + down}` },
    { kind: 'plate', x: plate(issue), y, width: measurePlate(name), text: name },
    { kind: 'station', role: 'main', x: at(month), y: rail + down },
  ];
}

const write = (text: string) => ({ kind: 'text', role: 'note', text }) as const;

function draw(issues: readonly Issue[], months: readonly string[], width: number): Drawing {
  const places = findPlaces(issues, width);
  const { at } = places;
  const rows = findRows(issues, places);
  const down = Math.max(...rows) * row;
  const foot = edge + down;
  const ticks = Array.from({ length: monthsOfYear + 1 }, (_, month) => `M${at(month)} ${foot - 8}V${foot}`);
  return {
    width,
    height: foot + 26,
    marks: [
      { kind: 'line', role: 'edge', d: `${ticks.join('')}M${at(0)} ${foot}H${at(monthsOfYear)}` },
      { kind: 'line', role: 'main', d: `M${at(0)} ${rail + down}H${at(monthsOfYear)}` },
      ...months.map(
        (text, month): Mark => ({ ...write(text), x: at(month + 0.5), y: foot + 20, anchor: 'middle' }),
      ),
      ...issues.flatMap((issue, index) => drawIssue(issue, rows[index] ?? 0, down, places)),
    ],
  };
}

/**
 * A year with what appears in it: a station for each issue at its month, the months below.
 *
 * @param months their names; on phones there is room for the first letter of each
 */
export function drawIssues(issues: readonly Issue[], months: readonly string[]): Chart['drawings'] {
  const letters = months.map((month) => month.charAt(0));
  return drawSizes((width, size) => draw(issues, size === 'narrow' ? letters : months, width), 'full');
}
