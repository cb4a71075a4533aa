/** The line of one turn of the conversation, in the units of its drawing. */
export type TurnLine = { readonly from: number; readonly to: number; readonly y: number };

const segment = /M([\d.]+) ([\d.]+)H([\d.]+)/g;

/** Reads the turns from left to right from the paths of a drawing. */
export function readTrack(drawing: ParentNode): TurnLine[] {
  const paths = [...drawing.querySelectorAll('path[data-part]')].map((path) => path.getAttribute('d') ?? '');
  return [...paths.join('').matchAll(segment)].map(([, from, y, to]) => ({
    from: Number(from),
    to: Number(to),
    y: Number(y),
  }));
}

/** Index of the turn at a second. */
export const findTurn = (starts: readonly number[], at: number): number =>
  Math.max(
    0,
    starts.findLastIndex((start) => start <= at),
  );

const clampShare = (part: number, whole: number): number => Math.min(1, Math.max(0, part / (whole || 1)));

/** Position of the playhead at a second. */
export function placePlayhead(
  track: readonly TurnLine[],
  starts: readonly number[],
  seconds: number,
  at: number,
): { readonly x: number; readonly y: number } | undefined {
  const turn = findTurn(starts, at);
  const line = track[turn];
  if (!line) return undefined;
  const start = starts[turn] ?? 0;
  const end = starts[turn + 1] ?? seconds;
  return { x: line.from + clampShare(at - start, end - start) * (line.to - line.from), y: line.y };
}

/** The second at an x position of the drawing. */
export function findSecond(
  track: readonly TurnLine[],
  starts: readonly number[],
  seconds: number,
  x: number,
): number {
  const turn = Math.max(
    0,
    track.findLastIndex(({ from }) => from <= x),
  );
  const line = track[turn];
  if (!line) return 0;
  const start = starts[turn] ?? 0;
  const end = starts[turn + 1] ?? seconds;
  return start + clampShare(x - line.from, line.to - line.from) * (end - start);
}
