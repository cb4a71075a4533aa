import type { DiagramData, Orientation } from './types';

/** A place in px of a diagram's view box. */
export type Point = { readonly x: number; readonly y: number };

/** Part of the space between two columns that a change of lanes takes. */
const slope = 0.2;

/** From one point to the next: along the lane, then across, early after a switch and late before a meeting. */
function connect(from: Point, to: Point, orientation: Orientation, step: number, late: boolean): string {
  const isWide = orientation === 'wide';
  const [along, across] = isWide ? [to.x - from.x, to.y - from.y] : [to.y - from.y, to.x - from.x];
  if (across === 0) return isWide ? `H${to.x}` : `V${to.y}`;
  const reach = Math.min(step, along);
  const bend = isWide ? reach * slope : Math.min(Math.abs(across), reach * 0.8);
  const start = (late ? along - reach : 0) + (reach - bend) / 2;
  const [a, b] = [Math.round(start), Math.round(start + bend)];
  return isWide
    ? `H${from.x + a}L${from.x + b} ${to.y}H${to.x}`
    : `V${from.y + a}L${to.x} ${from.y + b}V${to.y}`;
}

/** Path data of a track through its nodes; where several tracks meet, it changes lanes late. */
export function drawTrack(
  points: readonly (Point & { readonly id: string })[],
  orientation: Orientation,
  step: number,
  arrivals: ReadonlyMap<string, number>,
): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let from = first;
  return rest.reduce((d, to) => {
    const piece = connect(from, to, orientation, step, (arrivals.get(to.id) ?? 0) > 1);
    from = to;
    return d + piece;
  }, `M${first.x} ${first.y}`);
}

/** From how many nodes tracks arrive at each node. */
export function countArrivals({ tracks }: DiagramData): ReadonlyMap<string, number> {
  const sources = new Map<string, Set<string>>();
  for (const { path } of tracks) {
    path
      .slice(1)
      .forEach((id, index) => sources.set(id, (sources.get(id) ?? new Set()).add(path[index] ?? '')));
  }
  return new Map([...sources].map(([id, from]) => [id, from.size]));
}
