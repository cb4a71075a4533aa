import type { ReactNode } from 'react';
import styles from './formula.module.css';

export type FormulaProps = {
  /** What comes out: a name or a number. */
  readonly name: string;
  readonly over: string;
  readonly under: string;
};

/** The formula of a mark-up as one writes it: a fraction of which 1 is taken away, in per cent. */
export function Formula({ name, over, under }: FormulaProps): ReactNode {
  return (
    <p className={styles['formula']}>
      <span>{name} =</span>{' '}
      <span className={styles['group']}>
        <span className={styles['bracket']}>(</span>
        <span className={styles['fraction']}>
          <span>{over}</span> <span className="visually-hidden">÷</span> <span>{under}</span>
        </span>
        <span>− 1</span>
        <span className={styles['bracket']}>)</span> <span>× 100</span>
      </span>
    </p>
  );
}
