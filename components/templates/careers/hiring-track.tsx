import type { ReactNode } from 'react';
import type { HiringStep } from '#lib/families/careers/hiring';
import styles from './hiring-track.module.css';

export type HiringTrackProps = {
  readonly steps: readonly HiringStep[];
  /** Without texts: the page leads to those that have them. */
  readonly isShort?: boolean;
};

/** Steps of hiring as stations of one track, across at their true distances in days, each with its words below. */
export function HiringTrack({ steps, isShort = false }: HiringTrackProps): ReactNode {
  return (
    <ol className={isShort ? `${styles['track']} ${styles['short']}` : styles['track']}>
      {steps.map(({ title, html, label, days }) => (
        <li key={title} data-days={days}>
          <span className={styles['day']}>{label}</span>
          <h3>{title}</h3>
          {!isShort && <p dangerouslySetInnerHTML={{ __html: html }} />}
        </li>
      ))}
    </ol>
  );
}
