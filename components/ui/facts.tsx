import type { ReactNode } from 'react';
import styles from './facts.module.css';

export type FactsProps = {
  /** Fragment of the title. */
  readonly id: string;
  readonly title: string;
  readonly items: readonly { readonly label: string; readonly value: string; readonly href?: string | undefined }[];
};

/** A page at a glance: labels and values in a box, in as many columns as it has room for. */
export function Facts({ id, title, items }: FactsProps): ReactNode {
  return (
    <section className={styles['facts']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl>
        {items.map(({ label, value, href }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{href ? <a href={href}>{value}</a> : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
