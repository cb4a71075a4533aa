import type { ReactNode } from 'react';
import { Drawing } from '#components/ui/chart/chart';
import type { JobLine } from '#lib/families/careers/view';
import styles from './pay-span.module.css';

export type PaySpanProps = {
  readonly job: Pick<JobLine, 'pay' | 'level' | 'span'>;
  /** Class that gives it its place in a list. */
  readonly className: string | undefined;
};

/** What a position pays: in words, with its level, and as a part of the scale of all pay. */
export function PaySpan({ job: { pay, level, span }, className }: PaySpanProps): ReactNode {
  return (
    <div className={`${styles['pay']} ${className ?? ''}`.trim()}>
      <p>
        {pay} <small>{level}</small>
      </p>
      <div>
        <Drawing drawing={span.drawing} sentence={span.sentence} />
        <p className={styles['scale']} aria-hidden="true">
          <span>{span.from}</span>
          <span>{span.to}</span>
        </p>
      </div>
    </div>
  );
}
