import type { ReactNode } from 'react';
import styles from './way.module.css';

export type WayProps = {
  readonly from: string;
  readonly to: string;
  /** How long it takes, where somebody has said so. */
  readonly time?: string | undefined;
};

/** A way as a short piece of track: where it begins, where it ends, and its time. */
export function Way({ from, to, time }: WayProps): ReactNode {
  return (
    <span className={styles['way']}>
      <span>{from}</span> <span className={styles['track']}>{time}</span> <span>{to}</span>
    </span>
  );
}
