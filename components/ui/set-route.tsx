import type { ReactNode } from 'react';
import styles from './set-route.module.css';

export type SetRouteProps = {
  /** Where it begins and ends in the drawing around it, in per cent or px. */
  readonly from?: string;
  readonly to: string;
  /** At which height it lies. */
  readonly y: string | number;
  /**
   * So many dashes it has, whatever its length in px; the last may be a part of one. Without it dashes are as long
   * as everywhere, and the last is cut where the route ends.
   */
  readonly dashes?: number;
};

/** A dash with the gap behind it, as the style sheet has them. */
const dashWithGap = 24;
const gap = 4;

/** Length of a route in the measure of its dashes: the last has no gap behind it, and a part of one has none at all. */
const measure = (dashes: number): number =>
  Math.round((dashes < 1 ? dashes * (dashWithGap - gap) : dashes * dashWithGap - gap) * 100) / 100;

/** A set route in a drawing: a bed with a lit core, whose dashes may count something. */
export function SetRoute({ from = '0', to, y, dashes }: SetRouteProps): ReactNode {
  const way = { x1: from, x2: to, y1: y, y2: y };
  return (
    <>
      <line className={styles['bed']} {...way} />
      <line
        className={styles['lit']}
        {...(dashes !== undefined && { pathLength: measure(dashes) })}
        {...way}
      />
    </>
  );
}
