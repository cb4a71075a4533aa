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
/** Heights of the plates' middle and of the rail. */
const [plates, rail] = [14, 50];

const measurePlate = (name: string): number => Math.max(28, measureText(name, 13) + 12);

function draw(issues: readonly Issue[], width: number): Drawing {
  const margin = toTenths(Math.max(...issues.map(({ name }) => measurePlate(name))) / 2);
  const x = scaleLinear([0, monthsOfYear], [margin, width - margin]);
  const at = (month: number): number => toTenths(x(month));
  const months = Array.from({ length: monthsOfYear + 1 }, (_, month) => `M${at(month)} ${rail + 12}v10`);
  return {
    width,
    height: rail + 24,
    marks: [
      { kind: 'line', role: 'rule', d: months.join('') },
      { kind: 'line', role: 'edge', d: `M${at(0)} ${rail + 22}H${at(monthsOfYear)}` },
      { kind: 'line', role: 'main', d: `M0 ${rail}H${width}` },
      ...issues.flatMap((issue): Mark[] => [
        { kind: 'line', role: 'lead', d: `M${at(issue.at)} ${plates}V${rail}` },
        { kind: 'plate', x: at(issue.at), y: plates, width: measurePlate(issue.name), text: issue.name },
        { kind: 'station', role: 'main', x: at(issue.at), y: rail },
      ]),
    ],
  };
}

/** A year with what appears in it: a station for each issue at its month, a mark for every month below. */
export function drawIssues(issues: readonly Issue[]): Chart['drawings'] {
  return drawSizes((width) => draw(issues, width), 'full');
}
