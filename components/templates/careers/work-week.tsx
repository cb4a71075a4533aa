import type { ReactNode } from 'react';
import type { CareersEntryOf } from '#lib/families/careers/schema';
import styles from './work-week.module.css';

type Week = CareersEntryOf<'careers'>['work']['week'];

export type WorkWeekProps = { readonly week: Week };

/** Working hours of one dash: whatever the width, routes have whole dashes, and all of one length. */
const hoursADash = 3;

const percent = (days: number): string => `${Math.round(days * 2000) / 100}%`;

type Route = { readonly from: number; readonly to: number };

/** A set route, from and to so many days after the week begins. */
function Route({ from, to }: Route): ReactNode {
  const way = { x1: percent(from), x2: percent(to), y1: '50%', y2: '50%' };
  const dashes = ((to - from) * 24) / hoursADash;
  return (
    <>
      <line className={styles['bed']} {...way} />
      <line className={styles['lit']} pathLength={dashes * 24 - 4} {...way} />
    </>
  );
}

/** Where each day begins, or what its name is. */
function Days({ days, hasNames = false }: Pick<Week, 'days'> & { readonly hasNames?: boolean }): ReactNode {
  return days.map((name, day) => (
    <g key={name}>
      <line className={styles['day']} x1={percent(day)} x2={percent(day)} y2="100%" />
      {hasNames && (
        <text className={styles['name']} x={percent(day)} dx="8" y="16">
          {name}
        </text>
      )}
    </g>
  ));
}

/** Five days as two tracks: where one meets, and at which hours of each day something may change. */
export function WorkWeek({ week: { days, meeting, releases, sentence } }: WorkWeekProps): ReactNode {
  const hours = { from: releases.from / 24, to: releases.to / 24 };
  const tracks = [
    { label: meeting.label, routes: [{ from: meeting.from - 1, to: meeting.to }] },
    { label: releases.label, routes: days.map((_, day) => ({ from: day + hours.from, to: day + hours.to })) },
  ];
  return (
    <div className={styles['panel']} role="img" aria-label={sentence}>
      <svg width="100%" height="24">
        <Days days={days} hasNames />
      </svg>
      {tracks.map(({ label, routes }) => (
        <div key={label}>
          <span>{label}</span>
          <svg width="100%" height="44">
            <Days days={days} />
            <line className={styles['rail']} x2="100%" y1="50%" y2="50%" />
            {routes.map((route) => (
              <Route key={route.from} {...route} />
            ))}
          </svg>
        </div>
      ))}
    </div>
  );
}
