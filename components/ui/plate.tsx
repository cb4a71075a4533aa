import type { ReactNode } from 'react';
import styles from './plate.module.css';

export type PlateProps = {
  /** Number of the line. */
  readonly number?: number | undefined;
  readonly name: string;
};

/** The plate of a line, as it hangs on a platform: its number, its name. */
export function Plate({ number, name }: PlateProps): ReactNode {
  return (
    <span className={styles['plate']}>
      {number !== undefined && <b>{number}</b>} <span>{name}</span>
    </span>
  );
}
