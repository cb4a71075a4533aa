import type { ReactNode } from 'react';
import styles from './periods.module.css';

type Period = {
  readonly label: string;
  /** The period in words. */
  readonly value: string;
  /** The same in sections of the scale. */
  readonly length: number;
};

export type PeriodsProps = {
  /** Fragment of the title. */
  readonly id: string;
  readonly title: string;
  /** How many sections the scale has. */
  readonly sections: number;
  /** How long a section is. */
  readonly scale: string;
  readonly items: readonly Period[];
};

/** Share of a section that is lit; the rest parts it from the next. */
const lit = 0.88;

/** A track as long as the scale, set as far as the period lasts, a light for each section or part of one. */
function Track({ length, sections }: { readonly length: number; readonly sections: number }): ReactNode {
  return (
    <svg viewBox={`0 0 ${sections} 12`} preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles['rest']} x={0} y={4} width={sections} height={4} />
      <rect className={styles['set']} x={0} y={0} width={length} height={12} />
      {Array.from({ length: Math.ceil(length) }, (_, section) => (
        <rect
          key={section}
          className={styles['light']}
          x={section + (1 - lit) / 2}
          y={3.5}
          width={Math.max(0, Math.min(lit, length - section - (1 - lit) / 2))}
          height={5}
        />
      ))}
    </svg>
  );
}

/** Periods that a text names, each a track, all on one scale. */
export function Periods({ id, title, sections, scale, items }: PeriodsProps): ReactNode {
  return (
    <section className={styles['periods']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
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
      <p>{scale}</p>
    </section>
  );
}
