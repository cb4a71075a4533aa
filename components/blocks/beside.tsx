import type { ReactNode } from 'react';
import styles from './beside.module.css';

export type BesideProps = {
  /** What the product looks like; it stays in view beside the texts where there is room. */
  readonly figure: ReactNode;
  readonly children: ReactNode;
};

/** A vignette in four columns with texts beside it. */
export function Beside({ figure, children }: BesideProps): ReactNode {
  return (
    <div className={styles['beside']}>
      <div>{figure}</div>
      {children}
    </div>
  );
}
