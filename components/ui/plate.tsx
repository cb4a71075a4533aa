import type { ReactNode } from 'react';
import styles from './plate.module.css';

export type PlateProps = { readonly number?: number | undefined; readonly name: string };

/** The label of a product line, optionally with its number. */
export function Plate({ number, name }: PlateProps): ReactNode {
  return (
    <span className={styles['plate']}>
      {number !== undefined && <b>{number}</b>} <span>{name}</span>
    </span>
  );
}
