import type { ReactNode } from 'react';
import styles from './way.module.css';

export type WayProps = {
  readonly from: string;
  readonly to: string;
  /** How long it takes, where somebody has said so. */
  readonly time?: string | undefined;
};

/** A way from a request to its result: its time, large, where there is one, and both ends. Not to scale, so no chart. */
export function Way({ from, to, time }: WayProps): ReactNode {
  return (
    <span className={styles['way']}>
      {time && <span className={styles['time']}>{time}</span>}
      <span className={styles['ends']}>
        {from} <span aria-hidden="true">→</span> {to}
      </span>
    </span>
  );
}
