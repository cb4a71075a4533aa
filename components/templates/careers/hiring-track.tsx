import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import { QuantityBar } from '#components/ui/quantity-bar';
import type { HiringStep } from '#lib/families/careers/view';
import styles from './hiring-track.module.css';

export type HiringTrackProps = { readonly steps: readonly HiringStep[]; readonly isShort?: boolean };

/** y positions in px. */
const rows = { week: 0, day: 5, track: 24, end: 48 } as const;

/** Share of the width up to the last step; the rest is for the text of that step. */
const trackShare = 0.8;

/** The days as a track to scale. */
function Days({ steps }: Pick<HiringTrackProps, 'steps'>): ReactNode {
  const percent = (at: number): string => `${Math.round(at * trackShare * 100) / 100}%`;
  const last = steps.at(-1)?.day ?? 1;
  const positions = steps.map(({ day, at }) => ({ day, at: percent(at) }));
  return (
    <svg className={styles['days']} width="100%" height={rows.end} aria-hidden="true">
      {/* Space for the first station. */}
      <g transform="translate(10)">
        {Array.from({ length: last + 1 }, (_, day) => {
          const x = percent((day / last) * 100);
          const y = day % 7 === 0 ? rows.week : rows.day;
          return <line key={day} className={styles['tick']} x1={x} x2={x} y1={y} y2={rows.track} />;
        })}
        <QuantityBar to={percent(100)} y={rows.track} />
        {positions.map(({ day, at }) => (
          <g key={day}>
            <line className={styles['lead']} x1={at} x2={at} y1={rows.track} y2={rows.end} />
            <circle cx={at} cy={rows.track} r="8.5" />
          </g>
        ))}
      </g>
    </svg>
  );
}

/** Steps of the hiring process as stations of a track, to scale in days. */
export function HiringTrack({ steps, isShort = false }: HiringTrackProps): ReactNode {
  return (
    <div className={styles['hiring']}>
      <Days steps={steps} />
      <ol className={styles['track']}>
        {steps.map(({ title, html, label, day }, index) => (
          <li key={title} data-days={(steps[index + 1]?.day ?? day) - day}>
            <span className={styles['day']}>{label}</span>
            <h3>{title}</h3>
            {!isShort && <p dangerouslySetInnerHTML={toMarkup(html)} />}
          </li>
        ))}
      </ol>
    </div>
  );
}
