import type { ReactNode } from 'react';
import styles from './duration-track.module.css';

export type DurationTrackProps = {
  readonly from: string;
  readonly to: string;
  readonly time?: string | undefined;
};

/** A track from a request to its result, labelled with the duration. Not to scale. */
export function DurationTrack({ from, to, time }: DurationTrackProps): ReactNode {
  return (
    <span className={styles['duration']}>
      {time && <span className={styles['time']}>{time}</span>}
      <span className={styles['track']} />
      <span className={styles['ends']}>
        <span>{from}</span> <span>{to}</span>
      </span>
    </span>
  );
}
