import { scaleLinear } from 'd3-scale';
import type { Drawing, LinkedMarks, Mark } from '#lib/core/chart';
import type { Scale } from './axis';
import { spread, toTenths } from './geometry';
import { drawLine, drawRows, drawText, lineHeight, widthOf, type Row } from './marks';
import { drawClosed, drawEvent, drawUnits, joinEvents, listRows } from './timeline-marks';
import type { Timeline, TimelineEvent } from './timeline-marks';

/** Most that a leader line may rise or fall, at 45 degrees, in px. */
const maxLeaderShift = 28;

function drawTicksDown({ ticks, to }: Timeline, y: Scale, x: number): Mark[] {
  return ticks.flatMap(({ at, label }, index): Mark[] => {
    const middle = (y(at) + y(ticks[index + 1]?.at ?? to)) / 2;
    return [
      drawLine('grid', `M${x} ${toTenths(y(at))}h-12`),
      drawText('note', { x: x - 12, y: middle + 4, anchor: 'end' }, label),
    ];
  });
}

type Block = TimelineEvent & { readonly rows: readonly Row[] };

/** Tops of the labels, and the greatest distance of a label from its event. */
function spreadBlocks(blocks: readonly Block[], y: Scale): { tops: number[]; farthest: number } {
  const middles = spread(
    blocks.map(({ at, rows }) => ({
      middle: y(at) + ((rows.length - 1) * lineHeight) / 2,
      height: rows.length * lineHeight,
    })),
    12,
  );
  const tops = blocks.map(({ rows }, index) => (middles[index] ?? 0) - (rows.length * lineHeight) / 2);
  const distances = blocks.map(({ at }, index) => Math.abs((tops[index] ?? 0) + 9 - y(at)));
  return { tops, farthest: Math.max(...distances) };
}

/** The shortest axis on which every label is near its event. */
function fitDown({ from, to }: Timeline, blocks: readonly Block[], least: number) {
  for (let height = least; ; height += 20) {
    const y = scaleLinear([from, to], [16, height - 16]);
    const { tops, farthest } = spreadBlocks(blocks, y);
    if (farthest <= maxLeaderShift || height > 4 * least) return { height, y, tops };
  }
}

/** The timeline of phones, which runs down, with labels as near to their events as the others allow. */
export function drawDown(input: Timeline, width: number): Drawing {
  const { events, ticks } = input;
  const widest = Math.max(0, ...ticks.map(({ label }) => widthOf('note', label)));
  const line = Math.round(widest) + 20;
  const left = line + 52;
  const blocks = events.map((event) => ({ ...event, rows: listRows(event, width - left) }));
  const needed = blocks.reduce((sum, { rows }) => sum + rows.length * lineHeight + 14, 0);
  const { height, y, tops } = fitDown(input, blocks, Math.max(needed, ticks.length * 30, 300));
  const [first = 0] = tops;
  const lowest = Math.max(height, (tops.at(-1) ?? 0) + (blocks.at(-1)?.rows.length ?? 0) * lineHeight + 8);
  const above = Math.max(0, -first);
  const drawn = blocks.map(({ rows, ...event }, index): LinkedMarks => {
    const top = (tops[index] ?? 0) + above;
    const place = y(event.at) + above;
    const distance = Math.abs(top + 9 - place);
    const bend = left - 12;
    const d = `M${line} ${toTenths(place)}H${toTenths(bend - distance)}L${bend} ${toTenths(top + 9)}H${left - 8}`;
    const label = drawRows(rows, { x: left, y: top + 14 });
    return { href: event.path, marks: [drawLine('leader', d), ...label, drawEvent(event, line, place)] };
  });
  const { marks: labels, ...links } = joinEvents(drawn);
  const marks: Mark[] = [
    ...drawUnits(input, (at) => `M${line} ${toTenths(y(at) + above)}h-8`),
    ...drawClosed(input, (at) => y(at) + above, line, 'down'),
    drawLine('axis', `M${line} ${toTenths(above)}V${toTenths(height + above)}`),
    ...drawTicksDown(input, y.copy().range([16 + above, height - 16 + above]), line),
    ...labels,
  ];
  return { width, height: lowest + above, marks, ...links };
}
