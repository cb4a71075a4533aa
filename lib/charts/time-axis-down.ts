import { scaleLinear } from 'd3-scale';
import type { Drawing, LinkedMarks, Mark } from '#lib/core/chart';
import { measureText } from '#lib/core/wrap-label';
import { spread, toTenths } from './geometry';
import {
  drawClosed,
  drawRows,
  drawUnits,
  joinEvents,
  lineHeight,
  listRows,
  markEvent,
  type Row,
  type Scale,
  type TimeEvent,
  type TimeAxis,
} from './time-axis-marks';

/** Most that the lead line of an event may climb on phones, at 45 degrees. */
const climb = 28;

function drawTicksDown({ ticks, to }: TimeAxis, y: Scale, x: number): Mark[] {
  return ticks.flatMap(({ at, label }, index): Mark[] => {
    const middle = (y(at) + y(ticks[index + 1]?.at ?? to)) / 2;
    return [
      { kind: 'line', role: 'rule', d: `M${x} ${toTenths(y(at))}h-12` },
      { kind: 'text', role: 'note', x: x - 12, y: toTenths(middle + 4), anchor: 'end', text: label },
    ];
  });
}

type Block = TimeEvent & { readonly rows: readonly Row[] };

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
function fitDown({ from, to }: TimeAxis, blocks: readonly Block[], least: number) {
  for (let height = least; ; height += 20) {
    const y = scaleLinear([from, to], [16, height - 16]);
    const { tops, farthest } = spreadBlocks(blocks, y);
    if (farthest <= climb || height > 4 * least) return { height, y, tops };
  }
}

/** On phones time runs down, and words stand beside their event or as near to it as others let them. */
export function drawDown(input: TimeAxis, width: number): Drawing {
  const { events, ticks } = input;
  const widest = Math.max(0, ...ticks.map(({ label }) => measureText(label, 13)));
  const line = Math.round(widest) + 20;
  const left = line + 52;
  const blocks = events.map((event) => ({ ...event, rows: listRows(event, width - left) }));
  const needed = blocks.reduce((sum, { rows }) => sum + rows.length * lineHeight + 14, 0);
  const { height, y, tops } = fitDown(input, blocks, Math.max(needed, ticks.length * 30, 300));
  const [first = 0] = tops;
  const lowest = Math.max(height, (tops.at(-1) ?? 0) + (blocks.at(-1)?.rows.length ?? 0) * lineHeight + 8);
  const above = Math.max(0, -first);
  const drawn = blocks.map(({ at, rows, isTurn, path }, index): LinkedMarks => {
    const top = (tops[index] ?? 0) + above;
    const place = y(at) + above;
    const way = Math.abs(top + 9 - place);
    const bend = left - 12;
    const d = `M${line} ${toTenths(place)}H${toTenths(bend - way)}L${bend} ${toTenths(top + 9)}H${left - 8}`;
    const marks: Mark[] = [
      { kind: 'line', role: 'lead', d },
      ...drawRows(rows, left, top),
      markEvent({ isTurn }, line, place),
    ];
    return { href: path, marks };
  });
  const { marks: words, ...links } = joinEvents(drawn);
  const marks: Mark[] = [
    ...drawUnits(input, (at) => `M${line} ${toTenths(y(at) + above)}h-8`),
    ...drawClosed(input, (at) => y(at) + above, line, 'down'),
    { kind: 'line', role: 'edge', d: `M${line} ${toTenths(above)}V${toTenths(height + above)}` },
    ...drawTicksDown(input, y.copy().range([16 + above, height - 16 + above]), line),
    ...words,
  ];
  return { width, height: lowest + above, marks, ...links };
}
