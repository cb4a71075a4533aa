import type { ReactNode } from 'react';
import styles from './way.module.css';

export type WayProps = {
  readonly from: string;
  readonly to: string;
  /** How long it takes, where somebody has said so. */
  readonly time?: string | undefined;
};

/** A way from a request to its result, as a track between both ends: its time above where there is one. Not to scale, so no chart. */
export function Way({ from, to, time }: WayProps): ReactNode {
  return (
    <span className={styles['way']}>
      {time && <span className={styles['time']}>{time}</span>}
      <span className={styles['track']} />
      <span className={styles['ends']}>
        <span>{from}</span> <span>{to}</span>
      </span>
    </span>
  );
}
