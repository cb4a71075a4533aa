import type { TypeSetter } from '../image/type-setter';
import { drawBoard, tile, type Point } from './board';
import { palette } from './palette';
import { drawBadge, measureBadge } from './badge';

/** Left edge of the first label, distance of labels, distance from the last label to the branch. */
const sizes = { left: 64, gap: 56, points: 48 } as const;

/** Position of a page in its section. */
export type TrailPlan = {
  readonly badges: readonly { readonly text: string; readonly x: number }[];
  readonly main: readonly Point[];
  /** The line to the page, which branches off at 45 degrees. */
  readonly route: readonly Point[];
  readonly station: Point;
};

/**
 * Plans the line to a page: its parents are labels on it, the page a dot.
 *
 * @param names of the parent pages, home page first
 * @param top upper edge of the board
 * @param width of the card
 */
export function planTrail(
  names: readonly string[],
  top: number,
  width: number,
  setter: TypeSetter,
): TrailPlan {
  let end = sizes.left - sizes.gap;
  const badges = names.map((text) => {
    const x = end + sizes.gap;
    end = x + measureBadge(text, setter);
    return { text, x };
  });
  const [y, across] = [top + 1.5 * tile, 1.5 * tile];
  const points = end + sizes.points;
  const station: Point = [Math.min(points + across + 2.5 * tile, width - tile), y + across];
  return {
    badges,
    main: [
      [0, y],
      [width, y],
    ],
    route: [[0, y], [points, y], [points + across, y + across], station],
    station,
  };
}

/** Draws the line to a page. */
export function drawTrail(names: readonly string[], top: number, width: number, setter: TypeSetter): string {
  const { badges, main, route, station } = planTrail(names, top, width, setter);
  const [x, y] = station;
  return [
    drawBoard({
      paths: [
        { points: main, isHighlighted: false },
        { points: [station, [width, y]], isHighlighted: false },
        { points: route, isHighlighted: true },
      ],
      marks: [],
    }),
    ...badges.map((badge) => drawBadge(badge.text, badge.x, route[0]?.[1] ?? 0, setter)),
    `<circle cx="${x}" cy="${y}" r="18" fill="${palette.action}" stroke="${palette.panel}" stroke-width="5"/>`,
  ].join('');
}
