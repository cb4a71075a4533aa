import type { ReactNode } from 'react';
import { SetRoute } from '#components/ui/set-route';
import type { HiringStep } from '#lib/families/careers/hiring';
import styles from './hiring-track.module.css';

export type HiringTrackProps = {
  readonly steps: readonly HiringStep[];
  /** Without texts: the page leads to those that have them. */
  readonly isShort?: boolean;
};

/** Heights in px: ticks of days, the track, where a lead turns to its column, its end. */
const rows = { tick: 6, track: 24, turn: 52, end: 80 } as const;

/** So that a day begins with a dash. */
const dashesADay = 2;

type Lead = { readonly from: string; readonly to: string };

/** From a station level to the column of its words: whatever the width, no lead slopes otherwise than another. */
function Lead({ from, to }: Lead): ReactNode {
  const { track, turn, end } = rows;
  return (
    <>
      <line className={styles['lead']} x1={from} x2={from} y1={track} y2={turn} />
      <line className={styles['lead']} x1={from} x2={to} y1={turn} y2={turn} />
      <line className={styles['lead']} x1={to} x2={to} y1={turn} y2={end} />
    </>
  );
}

/** The days as one track at their true distances; it ends where the last column begins. */
function Days({ steps }: Pick<HiringTrackProps, 'steps'>): ReactNode {
  const reach = (steps.length - 1) / steps.length;
  const percent = (at: number): string => `${Math.round(at * reach * 100) / 100}%`;
  const last = steps.at(-1)?.day ?? 1;
  const stations = steps.map(({ at }, index) => ({
    from: percent(at),
    to: `${(index / steps.length) * 100}%`,
  }));
  return (
    <svg className={styles['days']} width="100%" height={rows.end} aria-hidden="true">
      {/* Room for the first station, and a lead ends in its plate. */}
      <g transform="translate(10)">
        {Array.from({ length: last + 1 }, (_, day) => percent((day / last) * 100)).map((x) => (
          <line key={x} className={styles['tick']} x1={x} x2={x} y1="0" y2={rows.tick} />
        ))}
        {stations.map((station) => (
          <Lead key={station.to} {...station} />
        ))}
        <SetRoute to={percent(100)} y={rows.track} dashes={last * dashesADay} />
        {stations.map(({ from }) => (
          <circle key={from} cx={from} cy={rows.track} r="8.5" />
        ))}
      </g>
    </svg>
  );
}

/** Steps of hiring as stations of one track, across at their true distances in days, each with its words below. */
export function HiringTrack({ steps, isShort = false }: HiringTrackProps): ReactNode {
  return (
    <div className={styles['hiring']}>
      <Days steps={steps} />
      <ol className={styles['track']}>
        {steps.map(({ title, html, label }) => (
          <li key={title}>
            <span className={styles['day']}>{label}</span>
            <h3>{title}</h3>
            {!isShort && <p dangerouslySetInnerHTML={{ __html: html }} />}
          </li>
        ))}
      </ol>
    </div>
  );
}
