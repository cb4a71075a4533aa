import type { ReactNode } from 'react';
import { FactValues, type FactsProps } from './fact-values';
import styles from './fact-box.module.css';

/** Facts in a box with a title. */
export const FactBox = ({ id, title, items }: FactsProps): ReactNode => (
  <section className={styles['box']} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <FactValues items={items} />
  </section>
);
