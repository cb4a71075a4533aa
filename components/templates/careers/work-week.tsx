import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import { QuantityBar } from '#components/ui/quantity-bar';
import type { CareersEntryOf } from '#lib/families/careers/schema';
import styles from './work-week.module.css';

type Week = CareersEntryOf<'careers'>['work']['week'];

const percent = (days: number): string => `${Math.round(days * 2000) / 100}%`;

/** Start and end in days since the beginning of the week. */
type Route = { readonly from: number; readonly to: number; readonly label?: string };

/** Grid lines of the days with their names. */
function Days({ days }: Pick<Week, 'days'>): ReactNode {
  return (
    <>
      {days.map((name, day) => (
        <g key={name}>
          <line className={styles['day']} x1={percent(day)} x2={percent(day)} y2="100%" />
          <text className={styles['name']} x={percent(day)} dx="8" y="16">
            {name}
          </text>
        </g>
      ))}
      <line className={styles['day']} x1="100%" x2="100%" y2="100%" />
    </>
  );
}

type LabelProps = { readonly at: number; readonly text: string; readonly isBelow: boolean };

/** A label above or below its part of a track. */
function Label({ at, text, isBelow }: LabelProps): ReactNode {
  return (
    <svg x={percent(at)} y="50%" overflow="visible">
      <text className={styles[isBelow ? 'below' : 'label']} x="8" y="-16">
        {text}
      </text>
    </svg>
  );
}

type TrackProps = Pick<Week, 'days'> & {
  readonly routes: readonly Route[];
  readonly labels: readonly Route[];
};

function Track({ days, routes, labels }: TrackProps): ReactNode {
  return (
    <div>
      <svg width="100%" height="100%" aria-hidden="true">
        <Days days={days} />
        <line className={styles['rail']} x2="100%" y1="50%" y2="50%" />
        {routes.map(({ from, to }) => (
          <QuantityBar key={from} from={percent(from)} to={percent(to)} y="50%" />
        ))}
        {/* On phones one of two labels, or the only one, is below: it would touch the other, or the names of days. */}
        {labels.map(
          ({ from, label }, index) =>
            label && <Label key={from} at={from} text={label} isBelow={index === labels.length - 1} />,
        )}
      </svg>
    </div>
  );
}

export function WorkWeek({ week: { days, meeting, releases, alt } }: { readonly week: Week }): ReactNode {
  const meetingDays = { from: meeting.from - 1, to: meeting.to, label: meeting.label };
  const hours = days.map((_, day) => ({ from: day + releases.from / 24, to: day + releases.to / 24 }));
  const rows = [
    {
      ...meeting,
      routes: [meetingDays],
      labels: [meetingDays, { from: meeting.to, to: days.length, label: meeting.rest }],
    },
    {
      ...releases,
      routes: hours,
      labels: hours.slice(0, 1).map((part) => ({ ...part, label: releases.label })),
    },
  ];
  return (
    <div className={styles['panel']}>
      <p className="visually-hidden">{alt}</p>
      {rows.map(({ title, html, routes, labels }) => (
        <div key={title} className={styles['row']}>
          <div>
            <h3>{title}</h3>
            <p dangerouslySetInnerHTML={toMarkup(html)} />
          </div>
          <Track days={days} routes={routes} labels={labels} />
        </div>
      ))}
    </div>
  );
}
