import type { ReactNode } from 'react';
import styles from './key-figures.module.css';

export type KeyFiguresProps = {
  readonly items: readonly { readonly value: string; readonly label: string; readonly note?: string | undefined }[];
};

/** A few numbers that matter, each with what it counts. */
export function KeyFigures({ items }: KeyFiguresProps): ReactNode {
  return (
    <dl className={styles['figures']}>
      {items.map(({ value, label, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={styles['value']}>{value}</dd>
          {note && <dd className={styles['note']}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
