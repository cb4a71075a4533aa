import { line } from 'd3-shape';
import type { Place } from '#lib/core/chart';

/** A coordinate, rounded to tenths of a px. */
export const toTenths = (value: number): number => Math.round(value * 10) / 10;

const straight = line<Place>(
  ({ x }) => x,
  ({ y }) => y,
).digits(1);

/** A path of straight lines. */
export function linePath(places: readonly Place[]): string {
  return straight(places) ?? '';
}

/** The path of a rectangle. */
export function boxPath(x: number, y: number, width: number, height: number): string {
  const [left, top, across, down] = [x, y, width, height].map(toTenths);
  return `M${left} ${top}h${across}v${down}H${left}z`;
}

/** A height, and the preferred middle. */
type Block = { readonly middle: number; readonly height: number };

/**
 * Middles of blocks that do not overlap, as near to the preferred ones as possible.
 *
 * @param blocks from top to bottom
 */
export function spread(blocks: readonly Block[], gap = 0): number[] {
  const groups: { blocks: Block[]; top: number; height: number }[] = [];
  const place = (members: Block[]) => {
    let below = 0;
    let topSum = 0;
    for (const { middle, height } of members) {
      topSum += middle - (below + height / 2);
      below += height + gap;
    }
    return { blocks: members, top: topSum / members.length, height: below };
  };
  for (const block of blocks) {
    let group = place([block]);
    for (let above = groups.at(-1); above && above.top + above.height > group.top; above = groups.at(-1)) {
      groups.pop();
      group = place([...above.blocks, ...group.blocks]);
    }
    groups.push(group);
  }
  return groups.flatMap((group) => {
    let { top } = group;
    return group.blocks.map(({ height }) => {
      const middle = top + height / 2;
      top += height + gap;
      return middle;
    });
  });
}
