import type { ReactNode } from 'react';
import type { Chart, ChartSize } from '#lib/core/chart';
import { Drawing } from './chart';
import styles from './chart.module.css';

const sizes: readonly ChartSize[] = ['full', 'half', 'narrow'];

/** One drawing at all its widths, of which the frame's width shows one: for drawings that need no table. */
export function Drawings({
  drawings,
  sentence,
}: {
  readonly drawings: Chart['drawings'];
  readonly sentence?: string | undefined;
}): ReactNode {
  return (
    <div className={drawings.full ? `${styles['chart']} ${styles['hasFull']}` : styles['chart']}>
      {sizes.map((size) => {
        const drawing = drawings[size];
        return (
          drawing && <Drawing key={size} className={styles[size]} drawing={drawing} sentence={sentence} />
        );
      })}
    </div>
  );
}
