import { tile, type Board, type BoardMark, type BoardTrack, type Point } from './board';

/** A straight track in a row of tiles, from one column to another. */
export type Line = {
  readonly row: number;
  readonly from: number;
  readonly to: number /** A platform at this column. */;
  readonly platform?: number;
};

/** A diagonal from one row to another; it takes as many columns as rows. */
export type Link = { readonly column: number; readonly from: number; readonly to: number };

/** A station in rows and columns of tiles, and the route set through it from left to right. */
export type TrackPlan = {
  readonly lines: readonly Line[];
  readonly links: readonly Link[];
  /** Row in which the route begins, and the links it takes, in order. */
  readonly route: { readonly row: number; readonly links: readonly Link[] };
};

/** Columns of the card; tracks that run on begin before the first and end after the last, in column `columns`. */
export const columns = 24;
export const rows = 4;
export const before = -1;

/** Last column of a link. */
export const endOf = ({ column, from, to }: Link): number => column + Math.abs(to - from);

function toLinkTrack(link: Link): readonly Point[] {
  return [
    [link.column, link.from],
    [endOf(link), link.to],
  ];
}

function toRoutePoints({ lines, route }: TrackPlan): readonly Point[] {
  const last = route.links.at(-1)?.to ?? route.row;
  const from = lines.find(({ row }) => row === route.row)?.from ?? before;
  const to = Math.max(...lines.filter(({ row }) => row === last).map((line) => line.to));
  return [[from, route.row], ...route.links.flatMap(toLinkTrack), [to, last]];
}

type OnRoute = (point: Point) => boolean;

/** Tells whether a line goes on at both sides of a point. */
function passes(lines: readonly Line[], [column, row]: Point): boolean {
  return lines.some((line) => line.row === row && line.from < column && column < line.to);
}

/** A diagonal ends in a switch where a line passes, in a bend elsewhere. */
function placeSwitches({ lines, links }: TrackPlan, isOnRoute: OnRoute): BoardMark[] {
  const ends = links.flatMap(toLinkTrack).filter((end) => passes(lines, end));
  return ends.map((at) => ({ kind: 'switch', at, aspect: isOnRoute(at) ? 'caution' : 'dark' }));
}

/** Clear before each switch of the route and at its end; caution where another line joins and has to wait. */
function placeSignals({ lines, links, route }: TrackPlan, isOnRoute: OnRoute): BoardMark[] {
  const ends = links.flatMap(toLinkTrack);
  const isFree = ([column, row]: Point): boolean =>
    column > 0 && !ends.some(([x, y]) => x === column && y === row);
  const entries = links.map(({ column, from }): Point => [column - 2, from]);
  const exit: Point = [columns - 3, route.links.at(-1)?.to ?? route.row];
  const joining = route.links
    .map((link): Point => [endOf(link) - 2, link.to])
    .filter((at) => passes(lines, at) && !isOnRoute(at));
  return [
    ...[...entries, exit]
      .filter((at) => isFree(at) && isOnRoute(at))
      .map((at): BoardMark => ({ kind: 'signal', at, aspect: 'clear' })),
    ...joining.filter(isFree).map((at): BoardMark => ({ kind: 'signal', at, aspect: 'caution' })),
  ];
}

function placePlatforms({ lines }: TrackPlan, isOnRoute: OnRoute): BoardMark[] {
  const places = lines.flatMap(({ row, platform }): Point[] =>
    platform === undefined ? [] : [[platform, row]],
  );
  return places.map((at) => ({ kind: 'platform', at, aspect: isOnRoute(at) ? 'clear' : 'dark' }));
}

/** Tells whether a point lies on a run of straight pieces. */
function isOn(points: readonly Point[], [column, row]: Point): boolean {
  return points.some(([x, y], index) => {
    const [nextX, nextY] = points[index + 1] ?? [x, y];
    return row === y && row === nextY && column >= x && column <= nextX;
  });
}

/**
 * Turns a plan into a board.
 *
 * @param top upper edge of the band in px
 */
export function toBoard(plan: TrackPlan, top: number): Board {
  const toPixels = ([column, row]: Point): Point => [(column + 0.5) * tile, top + (row + 0.5) * tile];
  const route = toRoutePoints(plan);
  const isOnRoute: OnRoute = (point) => isOn(route, point);
  const tracks: BoardTrack[] = [
    ...plan.lines.map(({ row, from, to }) => ({
      points: [
        [from, row],
        [to, row],
      ] as const,
      isLit: false,
    })),
    ...plan.links.map((link) => ({ points: toLinkTrack(link), isLit: false })),
    { points: route, isLit: true },
  ];
  const marks = [
    ...placePlatforms(plan, isOnRoute),
    ...placeSwitches(plan, isOnRoute),
    ...placeSignals(plan, isOnRoute),
  ];
  const places = marks.map(({ at }) => at.join());
  return {
    tracks: tracks.map(({ points, isLit }) => ({ points: points.map(toPixels), isLit })),
    // Where two would cover each other, the first stands.
    marks: marks
      .filter((_, index) => places.indexOf(places[index] ?? '') === index)
      .map((mark) => ({ ...mark, at: toPixels(mark.at) })),
  };
}
