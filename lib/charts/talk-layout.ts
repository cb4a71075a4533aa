import { scaleLinear } from 'd3-scale';
import type { Place } from '#lib/core/chart';
import { toTenths } from './geometry';

/** What is drawn as a track: somebody who speaks. */
export type TalkTrack = { readonly name: string; readonly short: string; readonly role: string };

/** A turn, or a point of an agenda: on whose track, and how long in the talk's own measure. */
export type TalkPiece = {
  readonly track: number;
  readonly length: number;
  /** Its length in words, which stands on it where there is room. */
  readonly label?: string;
};

/** Where a part begins, in the talk's own measure, with what stands there. */
export type TalkChapter = { readonly at: number; readonly number: string; readonly time: string };

export type Talk = {
  readonly tracks: readonly TalkTrack[];
  readonly pieces: readonly TalkPiece[];
  readonly chapters: readonly TalkChapter[];
  /** What stands at the buffer stop, such as the time at which it ends. */
  readonly end?: string;
};

/** Measures of a drawing in px: where tracks begin and end, the first of them, and from one to the next. */
export type TalkFrame = {
  readonly left: number;
  readonly right: number;
  /** Where the tracks end, behind the last piece. */
  readonly edge: number;
  readonly top: number;
  readonly step: number;
  /** The way that a change of track takes, half of it on either side of a border. */
  readonly change: number;
  /** The shortest piece that is still seen as one. */
  readonly least: number;
};

/** A piece as it is drawn, and the part it belongs to, counted from 0. */
export type PlacedPiece = { readonly from: Place; readonly to: Place; readonly part: number };

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Where every piece begins, and where the last one ends. */
const addUp = (numbers: readonly number[], from: number): number[] =>
  [0, ...numbers].map((_, index) => from + sumOf(numbers.slice(0, index)));

/** Whether the line changes tracks before a piece. */
const changesAt = ({ pieces }: Talk, index: number): boolean =>
  index > 0 && index < pieces.length && pieces[index]?.track !== pieces[index - 1]?.track;

/**
 * Borders of the pieces in px. Each is as long as its part of the talk; what would be too short to be
 * seen is lengthened, and the others give of what they have to spare.
 */
function placeBorders(talk: Talk, { left, right, change, least }: TalkFrame): number[] {
  const lengths = talk.pieces.map(({ length }) => length);
  const scale = (right - left) / sumOf(lengths);
  const needs = lengths.map(
    (_, index) =>
      least + (change / 2) * (Number(changesAt(talk, index)) + Number(changesAt(talk, index + 1))),
  );
  const spare = lengths.map((length, index) => Math.max(0, length * scale - (needs[index] ?? 0)));
  const given = (right - left - sumOf(needs)) / sumOf(spare);
  return addUp(
    needs.map((need, index) => need + (spare[index] ?? 0) * given),
    left,
  );
}

/** From the talk's own measure to px: true at every border of a piece, even between them. */
export function scaleTalk(talk: Talk, frame: TalkFrame): (at: number) => number {
  const measure = addUp(
    talk.pieces.map(({ length }) => length),
    0,
  );
  return scaleLinear(measure, placeBorders(talk, frame));
}

/** The pieces on the way from left to right, each on its track and in its part. */
export function placePieces(talk: Talk, frame: TalkFrame): PlacedPiece[] {
  const borders = placeBorders(talk, frame);
  const starts = addUp(
    talk.pieces.map(({ length }) => length),
    0,
  );
  const gapAt = (index: number): number => (changesAt(talk, index) ? frame.change / 2 : 0);
  return talk.pieces.map(({ track }, index) => {
    const y = frame.top + track * frame.step;
    return {
      from: { x: toTenths((borders[index] ?? 0) + gapAt(index)), y },
      to: { x: toTenths((borders[index + 1] ?? 0) - gapAt(index + 1)), y },
      part: talk.chapters.findLastIndex(({ at }) => at <= (starts[index] ?? 0)),
    };
  });
}
