import type { ReactNode } from 'react';
import { SetRoute } from '#components/ui/set-route';
import type { OfficeHours as Hours } from '#lib/families/press/view';
import styles from './office-hours.module.css';

const percent = (hour: number): string => `${Math.round((hour / 24) * 1000) / 10}%`;

/** A day of 24 hours as a rail, as wide as its card; the route is set while somebody answers. */
export function OfficeHours({ from, to, opens, closes, days, sentence }: Hours): ReactNode {
  const [start, end] = [percent(from), percent(to)];
  return (
    <svg className={styles['hours']} width="100%" height="72" role="img" aria-label={sentence}>
      <text y="14">{days}</text>
      <text className={styles['hour']} x={start} y="38">
        {opens}
      </text>
      <text className={styles['hour']} x={end} y="38" textAnchor="end">
        {closes}
      </text>
      {Array.from({ length: 25 }, (_, hour) => percent(hour)).map((x) => (
        <line key={x} className={styles['tick']} x1={x} x2={x} y1="65" y2="71" />
      ))}
      <line className={styles['rail']} x2="100%" y1="54" y2="54" />
      <SetRoute from={start} to={end} y={54} dashes={to - from} />
    </svg>
  );
}
