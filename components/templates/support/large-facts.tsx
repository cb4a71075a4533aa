import type { ReactNode } from 'react';
import styles from './withdrawal-head.module.css';

/** How long it takes and what it costs, in large letters. */
export function LargeFacts({
  items,
}: {
  readonly items: readonly { readonly label: string; readonly value: string }[];
}): ReactNode {
  return (
    <dl className={styles['facts']}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
