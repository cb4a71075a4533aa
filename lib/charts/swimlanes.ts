import { thumbnail, type ChartSize, type Drawing, type Mark } from '#lib/core/chart';
import { toTenths } from './geometry';
import { drawLine, drawText, widthOf } from './marks';
import { placeSegments, scaleSwimlanes } from './swimlane-layout';
import type { PlacedSegment, SwimlaneFrame, Swimlanes } from './swimlane-layout';

/** Width of the end cap in px. */
const capWidth = 7;

/** A line that belongs to a chapter. */
const drawChapterLine = (role: 'segment' | 'main' | 'connector', d: string, part: string): Mark => ({
  kind: 'line',
  role,
  d,
  part,
});

/** The step from the lane of the segment before. */
const connect = ({ from }: PlacedSegment, before: PlacedSegment | undefined): string =>
  !before || before.to.y === from.y ? '' : `M${before.to.x} ${before.to.y}L${from.x} ${from.y}`;

/** The lanes, and on them the segments with their connectors, chapter by chapter. */
function drawSegments(chart: Swimlanes, frame: SwimlaneFrame, role: 'segment' | 'main'): Mark[] {
  const placed = placeSegments(chart, frame);
  const lanes = chart.lanes.map((_, lane) =>
    drawLine('lane', `M${frame.left} ${frame.top + lane * frame.step}H${frame.edge}`),
  );
  const chapters = chart.chapters.flatMap(({ number }, part): Mark[] => {
    const own = placed.filter((segment) => segment.part === part);
    const connectors = own.map((segment) => connect(segment, placed[placed.indexOf(segment) - 1])).join('');
    const segments = own.map(({ from, to }) => `M${from.x} ${from.y}H${to.x}`).join('');
    const lines = connectors ? [drawChapterLine('connector', connectors, number)] : [];
    return [...lines, drawChapterLine(role, segments, number)];
  });
  return [...lanes, ...chapters];
}

const lowest = ({ lanes }: Swimlanes, { top, step }: SwimlaneFrame): number =>
  top + step * (lanes.length - 1);

/** Distance of text from a border, in px. */
const inset = 6;

/** From a border to a time behind the number of the chapter. */
const behindNumber = (number: string): number => 2 * inset + 10 * number.length;

/** Which chapters have room for their time at a distance from their border. */
function findTimed(chart: Swimlanes, frame: SwimlaneFrame, distance: (number: string) => number): boolean[] {
  const x = scaleSwimlanes(chart, frame);
  return chart.chapters.map(({ at, number, time }, index) => {
    const next = chart.chapters[index + 1];
    const room = (next ? x(next.at) : frame.right) - x(at);
    return room > distance(number) + widthOf('note', time);
  });
}

/** Which times without room at the top are drawn at the bottom: those that do not touch another. */
function findBelow(
  { chapters, end }: Swimlanes,
  { edge }: SwimlaneFrame,
  xs: readonly number[],
  timed: readonly boolean[],
): boolean[] {
  const right = end === undefined ? edge : edge - widthOf('note', end) - inset;
  let last = 0;
  return chapters.map(({ time }, index) => {
    const half = widthOf('note', time) / 2;
    const x = xs[index] ?? 0;
    if (timed[index] || x - half < last || x + half > right) return false;
    last = x + half + inset;
    return true;
  });
}

/** Borders of the chapters with numbers and times. */
function drawChapters(chart: Swimlanes, frame: SwimlaneFrame, base: number, isInLine: boolean): Mark[] {
  const scale = scaleSwimlanes(chart, frame);
  const timed = findTimed(chart, frame, isInLine ? behindNumber : () => inset + 2);
  const xs = chart.chapters.map(({ at }) => toTenths(scale(at)));
  const foot = lowest(chart, frame) + 18;
  const below = findBelow(chart, frame, xs, timed);
  return chart.chapters.flatMap(({ number, time }, index): Mark[] => {
    const x = xs[index] ?? 0;
    const above = isInLine ? { x: x + behindNumber(number), y: base } : { x: x + inset, y: base + 17 };
    return [
      drawLine('boundary', `M${x} ${base - 12}V${foot}`),
      drawText('chapter', { x: x + inset, y: base }, number),
      ...(timed[index] ? [drawText('note', above, time)] : []),
      ...(below[index] ? [drawText('note', { x, y: foot + 14, anchor: 'middle' }, time)] : []),
    ];
  });
}

function drawNames({ lanes }: Swimlanes, { top, step }: SwimlaneFrame, isShort: boolean): Mark[] {
  return lanes.flatMap(({ name, short, role }, lane) => {
    const y = top + lane * step;
    if (isShort) return [drawText('strong', { x: 0, y: y + 5 }, short)];
    return [drawText('strong', { x: 0, y: y - 2 }, name), drawText('note', { x: 0, y: y + 16 }, role)];
  });
}

/** Lengths of the segments that have room for them. */
const drawLengths = (chart: Swimlanes, frame: SwimlaneFrame): Mark[] =>
  placeSegments(chart, frame).flatMap(({ from, to }, index) => {
    const { label } = chart.segments[index] ?? {};
    return label && widthOf('note', label) + inset < to.x - from.x
      ? [drawText('note', { x: from.x + inset, y: from.y - 12 }, label)]
      : [];
  });

/** An end cap on the lane of the last segment, and the label of the end below all lanes. */
function drawEnd(chart: Swimlanes, frame: SwimlaneFrame): Mark[] {
  const { edge, top, step } = frame;
  const y = top + step * (chart.segments.at(-1)?.lane ?? 0);
  const cap: Mark = { kind: 'end', x: edge - capWidth / 2, y };
  if (chart.end === undefined) return [cap];
  return [cap, drawText('note', { x: edge, y: lowest(chart, frame) + 32, anchor: 'end' }, chart.end)];
}

/** Width of the column of names. */
function measureNames({ lanes }: Swimlanes, isShort: boolean): number {
  const widths = lanes.flatMap(({ name, short, role }) =>
    isShort ? [widthOf('strong', short)] : [widthOf('strong', name), widthOf('note', role)],
  );
  return Math.max(...widths) + (isShort ? 10 : 24);
}

/** Measures by size; on phones connectors are as short as possible. */
const measures = {
  full: { top: 58, step: 52, base: 20, change: 12, least: 6 },
  half: { top: 58, step: 52, base: 20, change: 8, least: 5 },
  narrow: { top: 42, step: 40, base: 14, change: 4, least: 4 },
} as const;

/**
 * Swimlanes: a lane for each speaker, on it a segment for each turn, as long as the turn; chapters are numbered.
 *
 * @param width of the drawing in px
 */
export function drawSwimlanes(chart: Swimlanes, width: number, size: ChartSize): Drawing {
  const isNarrow = size === 'narrow';
  const { base, ...measure } = measures[size];
  const standardFrame: SwimlaneFrame = {
    ...measure,
    left: measureNames(chart, isNarrow),
    right: width - capWidth,
    edge: width,
  };
  const isInLine = !findTimed(chart, standardFrame, behindNumber).includes(false);
  const frame = isInLine ? standardFrame : { ...standardFrame, top: standardFrame.top + 14 };
  return {
    width,
    height: lowest(chart, frame) + (chart.end === undefined && isInLine ? 22 : 38),
    marks: [
      ...drawChapters(chart, frame, base, isInLine),
      ...drawNames(chart, frame, isNarrow),
      ...drawSegments(chart, frame, 'segment'),
      ...(isNarrow ? [] : drawLengths(chart, frame)),
      ...drawEnd(chart, frame),
    ],
  };
}

/** The thumbnail: without text. */
export function drawSwimlaneThumbnail(chart: Swimlanes): Drawing {
  const { width, height } = thumbnail;
  const step = Math.min(16, (height - 16) / Math.max(1, chart.lanes.length - 1));
  const top = (height - step * (chart.lanes.length - 1)) / 2;
  const frame: SwimlaneFrame = { left: 0, right: width, edge: width, top, step, change: 3, least: 3 };
  return { width, height, marks: drawSegments(chart, frame, 'main') };
}
