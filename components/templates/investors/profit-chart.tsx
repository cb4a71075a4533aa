import type { ReactNode } from 'react';
import type { Bar } from '#lib/families/investors/view';
import styles from './profit-chart.module.css';

export type ProfitChartProps = { readonly title: string; readonly bars: readonly Bar[] };

/** Height of the drawing in units of its own. */
const height = 100;

/** A number per year as columns from one base line; a loss hangs below it. */
export function ProfitChart({ title, bars }: ProfitChartProps): ReactNode {
  const top = Math.max(...bars.map(({ value }) => value), 0);
  const scale = height / (top - Math.min(...bars.map(({ value }) => value), 0));
  const base = top * scale;
  return (
    <figure className={styles['chart']}>
      <figcaption>{title}</figcaption>
      <ol>
        {bars.map(({ label, text, value }) => (
          <li key={label}>
            <span className={styles['year']}>{label}</span>
            <strong>{text}</strong>
            <svg viewBox={`0 0 10 ${height}`} preserveAspectRatio="none" aria-hidden="true">
              <rect className={value < 0 ? styles['loss'] : styles['profit']} width="10" y={Math.min(base, base - value * scale)} height={Math.abs(value) * scale} />
              <path className={styles['base']} d={`M-0.5 ${base}h11`} />
            </svg>
          </li>
        ))}
      </ol>
    </figure>
  );
}
