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
/** Heights of the plates' middle, of the rail and of the edge that the months stand on. */
const [plates, rail, edge] = [14, 50, 76];

const measurePlate = (name: string): number => Math.max(28, measureText(name, 13) + 12);

const write = (text: string) => ({ kind: 'text', role: 'note', text }) as const;

function draw(issues: readonly Issue[], months: readonly string[], width: number): Drawing {
  const margin = toTenths(Math.max(...issues.map(({ name }) => measurePlate(name))) / 2);
  const x = scaleLinear([0, monthsOfYear], [margin, width - margin]);
  const at = (month: number): number => toTenths(x(month));
  const ticks = Array.from({ length: monthsOfYear + 1 }, (_, month) => `M${at(month)} ${edge - 8}V${edge}`);
  return {
    width,
    height: edge + 26,
    marks: [
      { kind: 'line', role: 'edge', d: `${ticks.join('')}M${at(0)} ${edge}H${at(monthsOfYear)}` },
      { kind: 'line', role: 'main', d: `M${at(0)} ${rail}H${at(monthsOfYear)}` },
      ...months.map(
        (text, month): Mark => ({ ...write(text), x: at(month + 0.5), y: edge + 20, anchor: 'middle' }),
      ),
      ...issues.flatMap((issue): Mark[] => [
        { kind: 'line', role: 'lead', d: `M${at(issue.at)} ${plates}V${rail}` },
        { kind: 'plate', x: at(issue.at), y: plates, width: measurePlate(issue.name), text: issue.name },
        { kind: 'station', role: 'main', x: at(issue.at), y: rail },
      ]),
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
