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

/** Where a month begins. */
type Scale = (month: number) => number;

/** Width of the buffer stop at the end of the year. */
const stopWidth = 7;

/** Half of a tick's stroke. */
const stroke = 1;

/** As little as keeps the plates inside, each over its station: the year is as wide as it can be. */
function findMargin(issues: readonly Issue[], width: number): number {
  const needs = issues.map(({ at, name }) => {
    const share = Math.min(at, monthsOfYear - at) / monthsOfYear;
    return (measurePlate(name) / 2 - share * width) / (1 - 2 * share);
  });
  return Math.max(stroke, toTenths(Math.max(...needs) + 0.1));
}

function placeMonths(issues: readonly Issue[], width: number): Scale {
  const margin = findMargin(issues, width);
  const x = scaleLinear([0, monthsOfYear], [margin, width - margin]);
  return (month) => toTenths(x(month));
}

function overlap(issues: readonly Issue[], at: Scale): boolean {
  return issues.slice(1).some((issue, index) => {
    const before = issues[index] ?? issue;
    const apart = (measurePlate(before.name) + measurePlate(issue.name)) / 2 + 4;
    return at(issue.at) - at(before.at) < apart;
  });
}

/** Plates in one row where they have room beside each other, else in two by turns. */
function findRows(issues: readonly Issue[], at: Scale): number[] {
  const overlaps = overlap(issues, at);
  return issues.map((_, index) => (overlaps ? index % 2 : 0));
}

function drawIssue(issue: Issue, inRow: number, down: number, at: Scale): Mark[] {
  const { at: month, name } = issue;
  const x = at(month);
  const y = plates + inRow * row;
  return [
    { kind: 'line', role: 'lead', d: `M${x} ${y}V${rail + down}` },
    { kind: 'plate', x, y, width: measurePlate(name), text: name },
    { kind: 'station', role: 'main', x, y: rail + down },
  ];
}

const write = (text: string) => ({ kind: 'text', role: 'note', text }) as const;

function draw(issues: readonly Issue[], months: readonly string[], width: number): Drawing {
  const at = placeMonths(issues, width);
  const rows = findRows(issues, at);
  const down = Math.max(...rows) * row;
  const foot = edge + down;
  const ticks = Array.from({ length: monthsOfYear + 1 }, (_, month) => `M${at(month)} ${foot - 8}V${foot}`);
  return {
    width,
    height: foot + 26,
    marks: [
      { kind: 'line', role: 'edge', d: `${ticks.join('')}M${at(0)} ${foot}H${at(monthsOfYear)}` },
      { kind: 'line', role: 'main', d: `M${at(0)} ${rail + down}H${at(monthsOfYear)}` },
      { kind: 'stop', x: at(monthsOfYear) - stopWidth / 2, y: rail + down },
      ...months.map(
        (text, month): Mark => ({ ...write(text), x: at(month + 0.5), y: foot + 20, anchor: 'middle' }),
      ),
      ...issues.flatMap((issue, index) => drawIssue(issue, rows[index] ?? 0, down, at)),
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
