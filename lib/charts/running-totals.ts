import { scaleLinear } from 'd3-scale';
import type { Chart, Drawing, Mark, Place } from '#lib/core/chart';
import { createTick, drawTickBelow, thinOut } from './axis';
import { drawSizes } from './draw-sizes';
import { linePath, spread, toTenths } from './geometry';
import { drawLine, drawPoint, drawText, lineHeight, lowestOf, widthOf } from './marks';

type RunningTotal = {
  readonly name: string;
  /** What each step adds; less than zero for a loss. */
  readonly amounts: readonly number[];
  /** The sum after the last step, in words. */
  readonly total: string;
  readonly series: 'main' | 'side';
};

export type RunningTotals = {
  /** Names of the steps, such as years. */
  readonly steps: readonly string[];
  readonly rows: readonly RunningTotal[];
  /** Label of the line at zero. */
  readonly zero: string;
};

/** Heights in px: above the plot, the plot, the axis below it. */
const [above, tall, foot] = [32, 224, 32];

/** From the last point to its label. */
const endGap = 14;

type Frame = { readonly x: (step: number) => number; readonly y: (sum: number) => number };

/** Sums before the first step and after each. */
const addUp = (amounts: readonly number[]): number[] =>
  amounts.reduce<number[]>((sums, amount) => [...sums, (sums.at(-1) ?? 0) + amount], [0]);

function layOut({ steps, rows }: RunningTotals, right: number): Frame {
  const sums = rows.flatMap(({ amounts }) => addUp(amounts));
  return {
    x: scaleLinear([0, steps.length], [0, right]),
    y: scaleLinear([Math.min(...sums), Math.max(...sums)], [above + tall, above]),
  };
}

/** The sums of a row as places; the last one ends its line. */
const placeSums = ({ amounts }: RunningTotal, { x, y }: Frame): Place[] =>
  addUp(amounts).map((sum, step) => ({ x: toTenths(x(step)), y: toTenths(y(sum)) }));

/** Name and total of each row behind the end of its line, the highest first. */
function drawEndLabels(rows: readonly RunningTotal[], frame: Frame, left: number): Mark[] {
  const ends = rows
    .map((row) => ({ row, middle: placeSums(row, frame).at(-1)?.y ?? 0, height: 2 * lineHeight }))
    .toSorted((a, b) => a.middle - b.middle);
  const middles = spread(ends, 6);
  return ends.flatMap(({ row: { name, total, series } }, index) => {
    const y = (middles[index] ?? 0) - 4;
    return [
      drawText(series === 'main' ? 'main' : 'strong', { x: left, y }, name),
      drawText('note', { x: left, y: y + lineHeight }, total),
    ];
  });
}

function drawSteps({ steps, zero }: RunningTotals, { x, y }: Frame, right: number): Mark[] {
  const bottom = above + tall;
  const ticks = steps.map((name, index) => createTick(x(index + 1), name, right));
  return [
    drawLine('grid', `M0 ${bottom}H${toTenths(right)}`),
    ...thinOut(ticks).flatMap((tick) => drawTickBelow(tick, bottom)),
    drawLine('axis', `M0 ${toTenths(y(0))}H${toTenths(right)}`),
    drawText('note', { x: 0, y: y(0) - 8 }, zero),
  ];
}

function draw(chart: RunningTotals, width: number): Drawing {
  const labels = chart.rows.map(({ name, total }) =>
    Math.max(widthOf('strong', name), widthOf('note', total)),
  );
  const right = width - endGap - Math.max(...labels);
  const frame = layOut(chart, right);
  const endLabels = drawEndLabels(chart.rows, frame, right + endGap);
  return {
    width,
    height: lowestOf(endLabels, above + tall + foot - lineHeight / 2) + lineHeight / 2,
    marks: [
      ...drawSteps(chart, frame, right),
      ...chart.rows.map((row) => drawLine(row.series, linePath(placeSums(row, frame)))),
      ...chart.rows.flatMap((row) =>
        placeSums(row, frame)
          .slice(-1)
          .map((end) => drawPoint(end, row.series, true)),
      ),
      ...endLabels,
    ],
  };
}

/** A line chart of sums that several alternatives reach step by step, all from zero on one scale. */
export const drawRunningTotals = (chart: RunningTotals): Chart['drawings'] =>
  drawSizes((width) => draw(chart, width), 'half');
