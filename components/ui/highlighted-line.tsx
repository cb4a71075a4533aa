import type { ReactNode } from 'react';
import styles from './highlighted-line.module.css';

export type HighlightedLineProps = {
  /** Horizontal start and end in the parent SVG, as a percentage or in px. */
  readonly from?: string;
  readonly to: string;
  readonly y: string | number;
  /** Number of dashes across the length, also fractional; by default, dashes have their usual length. */
  readonly dashes?: number;
};

/** Dash pattern of the style sheet, in px. */
const dashWithGap = 24;
const gap = 4;

/** `pathLength` of a route with this many dashes: no gap follows the last one. */
const toPathLength = (dashes: number): number =>
  Math.round((dashes < 1 ? dashes * (dashWithGap - gap) : dashes * dashWithGap - gap) * 100) / 100;

/** A highlighted route: a dashed line on a wider one. */
export function HighlightedLine({ from = '0', to, y, dashes }: HighlightedLineProps): ReactNode {
  const line = { x1: from, x2: to, y1: y, y2: y };
  return (
    <>
      <line className={styles['bed']} {...line} />
      <line
        className={styles['lit']}
        {...(dashes !== undefined && { pathLength: toPathLength(dashes) })}
        {...line}
      />
    </>
  );
}
