import type { ReactNode } from 'react';
import styles from './head-facts.module.css';

export type HeadFactsProps = {
  readonly items: readonly {
    readonly label: string;
    readonly value: ReactNode;
    /** A smaller line below the value. */
    readonly note?: ReactNode;
  }[];
};

/** Two to four facts at the foot of a page's head. */
export function HeadFacts({ items }: HeadFactsProps): ReactNode {
  return (
    <dl className={styles['facts']}>
      {items.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {note && <dd className={styles['note']}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
