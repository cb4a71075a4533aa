/** A turn on its drawing, in the drawing's own measure. */
export type WayPiece = { readonly from: number; readonly to: number; readonly y: number };

const piece = /M([\d.]+) ([\d.]+)H([\d.]+)/g;

/** The turns of a drawing from left to right, from the line's own paths. */
export function readWay(drawing: ParentNode): WayPiece[] {
  const paths = [...drawing.querySelectorAll('path[data-part]')].map((path) => path.getAttribute('d') ?? '');
  return [...paths.join('').matchAll(piece)].map(([, from, y, to]) => ({
    from: Number(from),
    to: Number(to),
    y: Number(y),
  }));
}

/** Number of the turn that is heard at a second. */
export const findTurn = (starts: readonly number[], at: number): number =>
  Math.max(
    0,
    starts.findLastIndex((start) => start <= at),
  );

/** Where the train stands at a second: on the track of the turn, as far as it has been heard. */
export function placeTrain(
  way: readonly WayPiece[],
  starts: readonly number[],
  seconds: number,
  at: number,
): { readonly x: number; readonly y: number } | undefined {
  const turn = findTurn(starts, at);
  const on = way[turn];
  if (!on) return undefined;
  const start = starts[turn] ?? 0;
  const end = starts[turn + 1] ?? seconds;
  const part = Math.min(1, Math.max(0, (at - start) / (end - start || 1)));
  return { x: on.from + part * (on.to - on.from), y: on.y };
}

/** The second that a place of the drawing stands for. */
export function findSecond(
  way: readonly WayPiece[],
  starts: readonly number[],
  seconds: number,
  x: number,
): number {
  const turn = Math.max(
    0,
    way.findLastIndex(({ from }) => from <= x),
  );
  const on = way[turn];
  if (!on) return 0;
  const start = starts[turn] ?? 0;
  const end = starts[turn + 1] ?? seconds;
  const part = Math.min(1, Math.max(0, (x - on.from) / (on.to - on.from || 1)));
  return start + part * (end - start);
}
