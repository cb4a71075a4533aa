import type { ReactNode } from 'react';
import type { CareersEntryOf } from '#lib/families/careers/schema';
import styles from './work-week.module.css';

export type WorkWeekProps = { readonly week: CareersEntryOf<'careers'>['work']['week'] };

/** Px from one day's name or track to the words of the next. */
const rows = { name: 16, meeting: 78, releases: 142, end: 160 } as const;

const percent = (days: number): string => `${Math.round(days * 2000) / 100}%`;

type Route = { readonly from: number; readonly to: number; readonly y: number };

/** A set route, from and to so many days after the week begins. */
function Route({ from, to, y }: Route): ReactNode {
  const way = { x1: percent(from), x2: percent(to), y1: y, y2: y };
  return (
    <>
      <line className={styles['bed']} {...way} />
      <line className={styles['lit']} {...way} />
    </>
  );
}

/** Five days as two tracks: where one meets, and at which hours of each day something may change. */
export function WorkWeek({ week: { days, meeting, releases, sentence } }: WorkWeekProps): ReactNode {
  const tracks = [
    { y: rows.meeting, label: meeting.label, from: meeting.from - 1 },
    { y: rows.releases, label: releases.label, from: releases.from / 24 },
  ];
  return (
    <div className={styles['panel']}>
      <svg width="100%" height={rows.end} role="img" aria-label={sentence}>
        {days.map((name, day) => (
          <g key={name}>
            <line className={styles['day']} x1={percent(day)} x2={percent(day)} y2="100%" />
            <text className={styles['name']} x={percent(day)} dx="8" y={rows.name}>
              {name}
            </text>
          </g>
        ))}
        {tracks.map(({ y, label, from }) => (
          <g key={label}>
            <line className={styles['rail']} x2="100%" y1={y} y2={y} />
            <text x={percent(from)} dx={from < 1 ? 0 : 8} y={y - 16}>
              {label}
            </text>
          </g>
        ))}
        <Route from={meeting.from - 1} to={meeting.to} y={rows.meeting} />
        {days.map((name, day) => (
          <Route key={name} from={day + releases.from / 24} to={day + releases.to / 24} y={rows.releases} />
        ))}
      </svg>
    </div>
  );
}
