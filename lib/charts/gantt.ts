import type { Chart, ChartSize, Drawing, Mark } from '#lib/core/chart';
import type { Scale } from './axis';
import { drawSizes } from './draw-sizes';
import { beyond, placeAxis, placeEvenAxis, type Gantt, type Span } from './gantt-axis';
import { boxPath, toTenths } from './geometry';
import { drawArea, drawLine, drawRows, drawText, lineHeight, widestOf, widthOf, wrapRows } from './marks';

/** Height of a bar and the shortest visible one; distances from text to bar and from bar to the next
    row; least part of the width for a text that begins with its bar. */
const bar = { height: 12, shortest: 6, above: 4, below: 12, room: 0.4 } as const;

const roleOf = ({ isMain }: Span) => (isMain ? 'main' : 'side');
const nameRoleOf = ({ isMain }: Span) => (isMain ? 'strong' : 'label');

/** Part of the narrow drawing's width that a window of 320 px has; text keeps its size there. */
const narrowest = 0.85;

/** Text begins where its bar begins, in more lines if need be. With too little room it ends where its bar ends. */
function placeRows(span: Span, x: Scale, width: number, size: ChartSize) {
  const [left, right] = [toTenths(x(span.from)), toTenths(Math.min(x(span.to), width))];
  const least = size === 'narrow' ? narrowest : 1;
  const wrap = (room: number) => wrapRows(span.name, span.text, room * least, nameRoleOf(span));
  const room = width - left;
  const whole = wrap(width);
  if (widestOf(whole) <= room * least) return { rows: whole, place: { x: left } };
  if (room >= bar.room * width) return { rows: wrap(room), place: { x: left } };
  return { rows: wrap(right), place: { x: right, anchor: 'end' as const } };
}

/** A bar that ends beyond the axis is interrupted where the axis ends. */
function drawBrokenBar(span: Span, left: number, top: number, width: number): Mark[] {
  const [gap, bottom] = [width - beyond / 2, top + bar.height];
  return [
    drawArea(roleOf(span), `M${toTenths(left)} ${top}H${gap}L${gap - 5} ${bottom}H${toTenths(left)}z`),
    drawArea(roleOf(span), `M${gap + 5} ${top}H${width}V${bottom}H${gap}z`),
  ];
}

/** Solid for the certain duration, dashed up to the latest end. */
function drawBar(span: Span, x: Scale, top: number, width: number): Mark[] {
  const [left, right] = [x(span.from), x(span.to)];
  const draw = (from: number, to: number): Mark =>
    drawLine('expected', `M${toTenths(from)} ${top + bar.height / 2}H${toTenths(to)}`);
  if (span.isOpen) return [draw(left, right)];
  if (right > width + 1) return drawBrokenBar(span, left, top, width);
  const end = Math.max(right, left + bar.shortest);
  const latest = span.latest === Infinity ? width : Math.min(width, x(span.latest ?? span.to));
  const certain = drawArea(roleOf(span), boxPath(left, top, end - left, bar.height));
  return latest > end ? [draw(end, latest), certain] : [certain];
}

function draw(input: Gantt, width: number, size: ChartSize): Drawing {
  const { x, marks: axis, bottom } = placeAxis(input, width, size);
  const marks = [...axis];
  let top = bottom;
  for (const span of input.spans) {
    const { rows, place } = placeRows(span, x, width, size);
    const barTop = top + rows.length * lineHeight + bar.above;
    marks.push(
      drawLine('grid', `M0 ${barTop + bar.height / 2}H${width}`),
      ...drawBar(span, x, barTop, width),
      ...drawRows(rows, { ...place, y: top + 14 }),
    );
    top = barTop + bar.height + bar.below;
  }
  return { width, height: top, marks };
}

/** A Gantt chart: spans on one axis, one below the other, each with its name and text above its bar. */
export function drawGantt(input: Gantt, widest: 'full' | 'half' = 'half'): Chart['drawings'] {
  return drawSizes((width, size) => draw(input, width, size), widest);
}

/** Height of a row of the compact chart, its least distance of ticks, and the gap behind names, in px. */
const compact = { row: 32, tick: 64, gap: 20 } as const;

/** A bar with its name in front; thin unless the chart is about it. */
function drawCompactRow(span: Span, x: Scale, y: number, width: number): Mark[] {
  const [left, right] = [toTenths(x(span.from)), toTenths(x(span.to))];
  return [
    drawLine('grid', `M${x.range()[0] ?? 0} ${y}H${width}`),
    span.isMain
      ? drawArea('main', boxPath(left, y - 8, right - left, 16))
      : drawLine('side', `M${left} ${y}H${right}`),
    drawText(nameRoleOf(span), { x: 0, y: y + 5 }, span.name),
  ];
}

/** One span compared with others, half as high: names are in a column of their own. */
export function drawCompactGantt(input: Gantt): Chart['drawings'] {
  const { spans } = input;
  return drawSizes((width) => {
    const left = Math.max(...spans.map(({ name }) => widthOf('label', name))) + compact.gap;
    const count = Math.max(2, Math.floor((width - left) / compact.tick));
    const { x, marks, bottom } = placeEvenAxis(input, [left, width], width, count);
    const rows = spans.map((span, index) =>
      drawCompactRow(span, x, bottom + 14 + index * compact.row, width),
    );
    return { width, height: bottom + spans.length * compact.row, marks: [...marks, ...rows.flat()] };
  }, 'half');
}
