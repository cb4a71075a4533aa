import type { ReactNode } from 'react';
import { drawCoverTracks } from './cover-tracks';
import styles from './cover.module.css';

export type CoverProps = {
  /** Word that determines the drawing, such as the slug. */
  readonly seed: string;
  readonly kind: string;
  readonly number: string;
  readonly title: string;
};

/** The tracks of a cover alone, for wide places. */
export function CoverTracks({ seed }: Pick<CoverProps, 'seed'>): ReactNode {
  const { main, side, stops, signal } = drawCoverTracks(seed);
  return (
    <svg className={styles['tracks']} viewBox="0 0 240 120" width="240" height="120" aria-hidden="true">
      {side.map((path, index) => (
        <path key={index} className={styles['side']} d={path} />
      ))}
      <path className={styles['main']} d={main} />
      {stops.map(([x, y]) => (
        <circle key={x} className={styles['stop']} cx={x} cy={y} r="5.5" />
      ))}
      <circle className={styles['signal']} cx={signal[0]} cy={signal[1]} r="6.5" />
    </svg>
  );
}

/** The cover of a publication, set from its words: it repeats what stands beside it, so it is not read aloud. */
export function Cover({ seed, kind, number, title }: CoverProps): ReactNode {
  return (
    <div className={styles['frame']} aria-hidden="true">
      <div className={styles['cover']}>
        <p className={styles['kind']}>
          <span>Stellwerk</span>
          <span>{kind}</span>
        </p>
        <p className={styles['number']}>{number}</p>
        <CoverTracks seed={seed} />
        <p className={styles['title']}>{title}</p>
      </div>
    </div>
  );
}
