import { scaleLinear } from 'd3-scale';
import type { Place } from '#lib/core/chart';
import { toTenths } from './geometry';

/** The lane of a speaker. */
export type Lane = { readonly name: string; readonly short: string; readonly role: string };

/** A turn of a speaker, or a point of an agenda, with its length in seconds or minutes. */
export type Segment = {
  readonly lane: number;
  readonly length: number;
  /** Its length in words, drawn if there is room. */
  readonly label?: string;
};

/** Where a chapter begins, with its labels. */
export type LaneChapter = { readonly at: number; readonly number: string; readonly time: string };

export type Swimlanes = {
  readonly lanes: readonly Lane[];
  readonly segments: readonly Segment[];
  readonly chapters: readonly LaneChapter[];
  /** Label of the end, such as its time. */
  readonly end?: string;
};

/** Measures of a drawing in px: ends of its segments, y of the first lane, distance of two lanes. */
export type SwimlaneFrame = {
  readonly left: number;
  readonly right: number;
  /** End of the lanes, behind the last segment. */
  readonly edge: number;
  readonly top: number;
  readonly step: number;
  /** Width of a connector between lanes, half of it on either side of a border. */
  readonly change: number;
  /** Length of the shortest visible segment. */
  readonly least: number;
};

/** A segment in px, and its chapter, counted from 0. */
export type PlacedSegment = { readonly from: Place; readonly to: Place; readonly part: number };

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Sums of the first numbers: where every segment begins, and where the last one ends. */
const addUp = (numbers: readonly number[], from: number): number[] =>
  [0, ...numbers].map((_, index) => from + sumOf(numbers.slice(0, index)));

/** Whether a segment is on another lane than the one before. */
const changesAt = ({ segments }: Swimlanes, index: number): boolean =>
  index > 0 && index < segments.length && segments[index]?.lane !== segments[index - 1]?.lane;

/** Borders of the segments in px, to scale; too short ones are lengthened at the expense of the others. */
function placeBorders(chart: Swimlanes, { left, right, change, least }: SwimlaneFrame): number[] {
  const lengths = chart.segments.map(({ length }) => length);
  const scale = (right - left) / sumOf(lengths);
  const needs = lengths.map(
    (_, index) =>
      least + (change / 2) * (Number(changesAt(chart, index)) + Number(changesAt(chart, index + 1))),
  );
  const spare = lengths.map((length, index) => Math.max(0, length * scale - (needs[index] ?? 0)));
  const spareScale = (right - left - sumOf(needs)) / sumOf(spare);
  return addUp(
    needs.map((need, index) => need + (spare[index] ?? 0) * spareScale),
    left,
  );
}

/** From seconds or minutes to px: exact at the borders of segments, linear between them. */
export function scaleSwimlanes(chart: Swimlanes, frame: SwimlaneFrame): (at: number) => number {
  const measure = addUp(
    chart.segments.map(({ length }) => length),
    0,
  );
  return scaleLinear(measure, placeBorders(chart, frame));
}

/** The segments from left to right, each on its lane. */
export function placeSegments(chart: Swimlanes, frame: SwimlaneFrame): PlacedSegment[] {
  const borders = placeBorders(chart, frame);
  const starts = addUp(
    chart.segments.map(({ length }) => length),
    0,
  );
  const gapAt = (index: number): number => (changesAt(chart, index) ? frame.change / 2 : 0);
  return chart.segments.map(({ lane }, index) => {
    const y = frame.top + lane * frame.step;
    return {
      from: { x: toTenths((borders[index] ?? 0) + gapAt(index)), y },
      to: { x: toTenths((borders[index + 1] ?? 0) - gapAt(index + 1)), y },
      part: chart.chapters.findLastIndex(({ at }) => at <= (starts[index] ?? 0)),
    };
  });
}
