import {
  thumbnail,
  type ChartSize,
  type Drawing,
  type LineRole,
  type Mark,
  type TextRole,
} from '#lib/core/chart';
import { measureText } from '#lib/core/wrap-label';
import { toTenths } from './geometry';
import { placePieces, scaleTalk, type PlacedPiece, type Talk, type TalkFrame } from './talk-layout';

const nameSize = 14;

/** Px of a buffer stop, at which the last piece ends. */
const stopWidth = 7;

const line = (role: LineRole, d: string, part?: string): Mark => ({
  kind: 'line',
  role,
  d,
  ...(part && { part }),
});

const text = (role: TextRole, x: number, y: number, words: string): Mark => ({
  kind: 'text',
  role,
  x,
  y,
  text: words,
});

/** The way onto the track of a piece from where the piece before it ends. */
function drawChange({ from }: PlacedPiece, before: PlacedPiece | undefined): string {
  return !before || before.to.y === from.y ? '' : `M${before.to.x} ${before.to.y}L${from.x} ${from.y}`;
}

/** The rails of all tracks, and the line that runs on the track of the person who speaks, part by part. */
function drawLine(talk: Talk, frame: TalkFrame, role: 'said' | 'main'): Mark[] {
  const placed = placePieces(talk, frame);
  const ways = talk.tracks.map((_, track) =>
    line('way', `M${frame.left} ${frame.top + track * frame.step}H${frame.edge}`),
  );
  const parts = talk.chapters.flatMap(({ number }, part): Mark[] => {
    const changes = placed.map((piece, index) =>
      piece.part === part ? drawChange(piece, placed[index - 1]) : '',
    );
    const said = placed
      .filter((piece) => piece.part === part)
      .map(({ from, to }) => `M${from.x} ${from.y}H${to.x}`);
    const change = changes.join('');
    return [...(change ? [line('change', change, number)] : []), line(role, said.join(''), number)];
  });
  return [...ways, ...parts];
}

const lowest = ({ tracks }: Talk, { top, step }: TalkFrame): number => top + step * (tracks.length - 1);

/** Room beside the border of a part, before its number. */
const inset = 6;

const besideNumber = (number: string): number => 2 * inset + 10 * number.length;

/** Which parts have room for their time, behind so much before it. */
function findTimed(talk: Talk, frame: TalkFrame, before: (number: string) => number): boolean[] {
  const x = scaleTalk(talk, frame);
  return talk.chapters.map(({ at, number, time }, index) => {
    const end = talk.chapters[index + 1];
    const room = (end ? x(end.at) : frame.right) - x(at);
    return room > before(number) + measureText(time, 13, 'note');
  });
}

const isBeside = (talk: Talk, frame: TalkFrame): boolean =>
  !findTimed(talk, frame, besideNumber).includes(false);

/** Which of the times that have no room above stand below their line: those that keep clear of each other. */
function findBelow({ chapters, end }: Talk, { edge }: TalkFrame, xs: readonly number[], timed: boolean[]) {
  const stop = end === undefined ? edge : edge - measureText(end, 13, 'note') - inset;
  let last = 0;
  return chapters.map(({ time }, index) => {
    const half = measureText(time, 13, 'note') / 2;
    const x = xs[index] ?? 0;
    if (timed[index] || x - half < last || x + half > stop) return false;
    last = x + half + inset;
    return true;
  });
}

/** Borders of the parts with their numbers; times stand all beside these, or below them where one has room. */
function drawChapters(talk: Talk, frame: TalkFrame, base: number, isInLine: boolean): Mark[] {
  const scale = scaleTalk(talk, frame);
  const timed = findTimed(talk, frame, isInLine ? besideNumber : () => inset + 2);
  const xs = talk.chapters.map(({ at }) => toTenths(scale(at)));
  const foot = lowest(talk, frame) + 18;
  const below = findBelow(talk, frame, xs, timed);
  return talk.chapters.flatMap(({ number, time }, index): Mark[] => {
    const x = xs[index] ?? 0;
    const [timeX, timeY] = isInLine ? [x + besideNumber(number), base] : [x + inset, base + 17];
    return [
      line('chapter', `M${x} ${base - 12}V${foot}`),
      text('chapter', x + inset, base, number),
      ...(timed[index] ? [text('note', timeX, timeY, time)] : []),
      ...(below[index]
        ? [{ kind: 'text', role: 'note', x, y: foot + 14, anchor: 'middle', text: time } as const]
        : []),
    ];
  });
}

function drawNames({ tracks }: Talk, { top, step }: TalkFrame, isShort: boolean): Mark[] {
  return tracks.flatMap(({ name, short, role }, track) => {
    const y = top + track * step;
    if (isShort) return [text('strong', 0, y + 5, short)];
    return [text('strong', 0, y - 2, name), text('note', 0, y + 16, role)];
  });
}

/** Lengths of pieces in words, each on its piece; not where a neighbour is nearer. */
const drawLengths = (talk: Talk, frame: TalkFrame): Mark[] =>
  placePieces(talk, frame).flatMap(({ from, to }, index) => {
    const { label } = talk.pieces[index] ?? {};
    return label && measureText(label, 13, 'note') + inset < to.x - from.x
      ? [text('note', from.x + inset, from.y - 12, label)]
      : [];
  });

/** The end: a buffer stop on the track of the last piece, and below all tracks what stands there. */
function drawEnd(talk: Talk, frame: TalkFrame): Mark[] {
  const { edge, top, step } = frame;
  const y = top + step * (talk.pieces.at(-1)?.track ?? 0);
  const stop: Mark = { kind: 'stop', x: edge - stopWidth / 2, y };
  if (talk.end === undefined) return [stop];
  return [
    stop,
    { kind: 'text', role: 'note', x: edge, y: lowest(talk, frame) + 32, anchor: 'end', text: talk.end },
  ];
}

/** So much room do the widest name and role need. */
function measureNames({ tracks }: Talk, isShort: boolean): number {
  const widths = tracks.flatMap(({ name, short, role }) =>
    isShort ? [measureText(short, nameSize)] : [measureText(name, nameSize), measureText(role, 13, 'note')],
  );
  return Math.max(...widths) + (isShort ? 10 : 24);
}

/** Measures that a width allows: on phones a change of track is as short as its angle permits. */
const measures = {
  full: { top: 58, step: 52, base: 20, change: 12, least: 6 },
  half: { top: 58, step: 52, base: 20, change: 8, least: 5 },
  narrow: { top: 42, step: 40, base: 14, change: 4, least: 4 },
} as const;

/**
 * A conversation or an hour as tracks, one for each person: the line runs on the track of the person
 * who speaks, a piece as long as its turn; parts are numbered, a buffer stop is the end.
 *
 * @param width of the drawing in px
 */
export function drawTalk(talk: Talk, width: number, size: ChartSize): Drawing {
  const isNarrow = size === 'narrow';
  const { base, ...measure } = measures[size];
  const wanted: TalkFrame = {
    ...measure,
    left: measureNames(talk, isNarrow),
    right: width - stopWidth,
    edge: width,
  };
  const isInLine = isBeside(talk, wanted);
  const frame = isInLine ? wanted : { ...wanted, top: wanted.top + 14 };
  return {
    width,
    height: lowest(talk, frame) + (talk.end === undefined && isInLine ? 22 : 38),
    marks: [
      ...drawChapters(talk, frame, base, isInLine),
      ...drawNames(talk, frame, isNarrow),
      ...drawLine(talk, frame, 'said'),
      ...(isNarrow ? [] : drawLengths(talk, frame)),
      ...drawEnd(talk, frame),
    ],
  };
}

/** The same in small, without a word: for lists and covers. */
export function drawTalkThumbnail(talk: Talk): Drawing {
  const { width, height } = thumbnail;
  const step = Math.min(16, (height - 16) / Math.max(1, talk.tracks.length - 1));
  const top = (height - step * (talk.tracks.length - 1)) / 2;
  const frame: TalkFrame = { left: 0, right: width, edge: width, top, step, change: 3, least: 3 };
  return { width, height, marks: drawLine(talk, frame, 'main') };
}
