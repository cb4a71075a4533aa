import type { ReactNode } from 'react';
import type { JobLine } from '#lib/families/careers/job-list';
import type { PayScale as Scale } from '#lib/families/careers/view';
import styles from './pay-span.module.css';

export type PaySpanProps = {
  readonly job: Pick<JobLine, 'pay' | 'level' | 'span'>;
  readonly className: string | undefined;
};

/** Pay of a position: amount, level and position on the scale of all pay. */
export function PaySpan({ job: { pay, level, span }, className }: PaySpanProps): ReactNode {
  return (
    <div className={`${styles['pay']} ${className ?? ''}`.trim()}>
      <p>
        {pay} <small>{level}</small>
      </p>
      <svg width="100%" height="20" role="img" aria-label={span.alt}>
        <line x2="100%" y1="10" y2="10" />
        <rect className={styles['end']} width="2" height="100%" />
        <rect className={styles['end']} x="100%" width="2" height="100%" transform="translate(-2)" />
        <rect x={`${span.at}%`} y="4" width={`${span.width}%`} height="12" />
      </svg>
    </div>
  );
}

/** The common scale above a list of pay spans. */
export function PayScale({ label, from, to }: Scale): ReactNode {
  return (
    <p className={styles['scale']} aria-hidden="true">
      <b>{label}</b>
      <span>{from}</span>
      <span>{to}</span>
    </p>
  );
}
