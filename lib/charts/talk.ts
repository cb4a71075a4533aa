import {
  thumbnail,
  type ChartSize,
  type Drawing,
  type Mark,
  type Place,
  type TextRole,
} from '#lib/core/chart';
import { measureText } from '#lib/core/wrap-label';
import { toTenths } from './geometry';

/** What is drawn as a track: somebody who speaks. */
export type TalkTrack = { readonly name: string; readonly short: string; readonly role: string };

/** A turn, or a point of an agenda: on whose track, and how long in the talk's own measure. */
export type TalkPiece = { readonly track: number; readonly length: number };

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
type Frame = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly step: number;
  /** The longest way that a change of track may take, half of it on either side. */
  readonly change: number;
};

const nameSize = 14;

function line(role: Extract<Mark, { kind: 'line' }>['role'], d: string): Mark {
  return { kind: 'line', role, d };
}

const text = (role: TextRole, x: number, y: number, words: string): Mark => ({
  kind: 'text',
  role,
  x,
  y,
  text: words,
});

/** The ends of every piece on the way from left to right. */
function placePieces({ pieces }: Talk, { left, right, top, step, change }: Frame) {
  const total = pieces.reduce((sum, { length }) => sum + length, 0);
  const scale = (right - left) / total;
  // A change of track takes no time, but room: no more of a piece than leaves most of it to see.
  const gaps = pieces.map(({ length }) => Math.min(change / 2, length * scale * 0.3));
  let passed = 0;
  return pieces.map(({ track, length }, index): { from: Place; to: Place } => {
    const start = left + passed * scale;
    passed += length;
    const end = left + passed * scale;
    const y = top + track * step;
    const gapAt = (other: number): number =>
      pieces[other] === undefined || pieces[other].track === track
        ? 0
        : Math.min(gaps[index] ?? 0, gaps[other] ?? 0);
    return {
      from: { x: toTenths(start + gapAt(index - 1)), y },
      to: { x: toTenths(end - gapAt(index + 1)), y },
    };
  });
}

/** The rails of all tracks, and the line that runs on the track of the person who speaks. */
function drawLine(talk: Talk, frame: Frame, railEnd: number, role: 'said' | 'main'): Mark[] {
  const placed = placePieces(talk, frame);
  const ways = talk.tracks.map((_, track) =>
    line('way', `M${frame.left} ${frame.top + track * frame.step}H${railEnd}`),
  );
  const changes = placed
    .slice(1)
    .map(({ from }, index) => {
      const before = placed[index]?.to ?? from;
      return before.y === from.y ? '' : `M${before.x} ${before.y}L${from.x} ${from.y}`;
    })
    .join('');
  const said = placed.map(({ from, to }) => `M${from.x} ${from.y}H${to.x}`).join('');
  return [...ways, line('change', changes), line(role, said)];
}

const sumOf = ({ pieces }: Talk): number => pieces.reduce((sum, { length }) => sum + length, 0);

const lowest = ({ tracks }: Talk, { top, step }: Frame): number => top + step * (tracks.length - 1);

/** Borders of the parts with their numbers, and their times where they have room. */
function drawChapters(talk: Talk, frame: Frame, base: number, hasTimes: boolean): Mark[] {
  const scale = (frame.right - frame.left) / sumOf(talk);
  const xs = talk.chapters.map(({ at }) => toTenths(frame.left + at * scale));
  return talk.chapters.flatMap(({ number, time }, index) => {
    const x = xs[index] ?? 0;
    const besideNumber = 12 + 10 * number.length;
    const room = (xs[index + 1] ?? frame.right) - x;
    const fits = hasTimes && room > besideNumber + measureText(time, 13, 'note');
    return [
      line('chapter', `M${x} ${base - 12}V${lowest(talk, frame) + 18}`),
      text('chapter', x + 6, base, number),
      ...(fits ? [text('note', x + besideNumber, base, time)] : []),
    ];
  });
}

function drawNames({ tracks }: Talk, { top, step }: Frame, isShort: boolean): Mark[] {
  return tracks.flatMap(({ name, short, role }, track) => {
    const y = top + track * step;
    if (isShort) return [text('strong', 0, y + 5, short)];
    return [text('strong', 0, y - 2, name), text('note', 0, y + 16, role)];
  });
}

/** The end: a buffer stop on the track of the last piece, and below all tracks what stands there. */
function drawEnd(talk: Talk, frame: Frame): Mark[] {
  const { right, top, step } = frame;
  const stop: Mark = { kind: 'stop', x: right, y: top + step * (talk.pieces.at(-1)?.track ?? 0) };
  if (talk.end === undefined) return [stop];
  const y = lowest(talk, frame) + 32;
  return [stop, { kind: 'text', role: 'note', x: right + 3, y, anchor: 'end', text: talk.end }];
}

/** So much room do the widest name and role need. */
function measureNames({ tracks }: Talk, isShort: boolean): number {
  const widths = tracks.flatMap(({ name, short, role }) =>
    isShort ? [measureText(short, nameSize)] : [measureText(name, nameSize), measureText(role, 13, 'note')],
  );
  return Math.max(...widths) + (isShort ? 10 : 24);
}

/**
 * A conversation or an hour as tracks, one for each person: the line runs on the track of the person
 * who speaks, a piece as long as its turn; parts are numbered, a buffer stop is the end.
 *
 * @param width of the drawing in px
 */
export function drawTalk(talk: Talk, width: number, size: ChartSize): Drawing {
  const isNarrow = size === 'narrow';
  const [top, step] = isNarrow ? [42, 40] : [58, 52];
  const frame: Frame = {
    left: measureNames(talk, isNarrow),
    right: width - 4,
    top,
    step,
    change: isNarrow ? 7 : 14,
  };
  return {
    width,
    height: lowest(talk, frame) + (talk.end === undefined ? 22 : 38),
    marks: [
      ...drawChapters(talk, frame, isNarrow ? 14 : 20, !isNarrow),
      ...drawNames(talk, frame, isNarrow),
      ...drawLine(talk, frame, width, 'said'),
      ...drawEnd(talk, frame),
    ],
  };
}

/** The same in small, without a word: for lists and covers. */
export function drawTalkThumbnail(talk: Talk): Drawing {
  const { width, height } = thumbnail;
  const step = Math.min(16, (height - 16) / Math.max(1, talk.tracks.length - 1));
  const top = (height - step * (talk.tracks.length - 1)) / 2;
  const frame: Frame = { left: 0, right: width, top, step, change: 5 };
  return { width, height, marks: drawLine(talk, frame, width, 'main') };
}
