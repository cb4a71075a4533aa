import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type BadgeProps = { readonly number?: number | undefined; readonly name: string };

/** The label of a product line, optionally with its number. */
export function Badge({ number, name }: BadgeProps): ReactNode {
  return (
    <span className={styles['badge']}>
      {number !== undefined && <b>{number}</b>} <span>{name}</span>
    </span>
  );
}
