import type { ReactNode } from 'react';
import { QuantityBar } from '#components/ui/quantity-bar';
import styles from './periods.module.css';

type Period = {
  readonly label: string;
  readonly value: string;
  /** Length in sections of the scale. */
  readonly length: number;
};

export type PeriodsProps = {
  readonly id: string;
  readonly title: string;
  /** Number of sections of the scale. */
  readonly sections: number;
  readonly scale: string;
  readonly items: readonly Period[];
};

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

/** The scale with the period as a bar. */
function Track({ length, sections }: { readonly length: number; readonly sections: number }): ReactNode {
  return (
    <svg width="100%" height="12" aria-hidden="true">
      <line className={styles['scale']} x2="100%" y1="6" y2="6" />
      <QuantityBar to={percent(length / sections)} y={6} />
    </svg>
  );
}

/** Periods of a text as tracks on a common scale. */
export function Periods({ id, title, sections, scale, items }: PeriodsProps): ReactNode {
  return (
    <section className={styles['periods']} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{scale}</p>
      </div>
      <dl>
        {items.map(({ label, value, length }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span>{value}</span>
              <Track length={length} sections={sections} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
