import type { ReactNode } from 'react';
import { FactValues, type FactsProps } from './fact-values';
import styles from './fact-strip.module.css';

/** Facts in one row, a column each; the title is for screen readers. */
export const FactStrip = ({ id, title, items }: FactsProps): ReactNode => (
  <section className={styles['strip']} aria-labelledby={id}>
    <h2 id={id} className="visually-hidden">
      {title}
    </h2>
    <FactValues items={items} />
  </section>
);
