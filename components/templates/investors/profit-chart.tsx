import type { ReactNode } from 'react';
import type { Bar } from '#lib/families/investors/view';
import styles from './profit-chart.module.css';

export type ProfitChartProps = { readonly title: string; readonly bars: readonly Bar[] };

const percent = (share: number): string => `${Number(share.toFixed(2))}%`;

type ColumnProps = { readonly bar: Bar; readonly base: number; readonly scale: number };

/** One year: its column in per cent of the drawing's height, and the value above it; above the base line for a loss. */
function Column({ bar: { text, value }, base, scale }: ColumnProps): ReactNode {
  const top = base - Math.max(value, 0) * scale;
  return (
    <svg aria-hidden="true">
      <rect
        className={value < 0 ? styles['loss'] : styles['profit']}
        x="22%"
        width="56%"
        y={percent(value < 0 ? base : top)}
        height={percent(Math.abs(value) * scale)}
      />
      <line className={styles['base']} x1="-1%" x2="101%" y1={percent(base)} y2={percent(base)} />
      <text x="50%" y={percent(top)} dy="-0.625em" textAnchor="middle">
        {text}
      </text>
    </svg>
  );
}

/** A number per year as columns from one base line; a loss hangs below it. */
export function ProfitChart({ title, bars }: ProfitChartProps): ReactNode {
  const top = Math.max(...bars.map(({ value }) => value), 0);
  const scale = 100 / (top - Math.min(...bars.map(({ value }) => value), 0));
  return (
    <figure className={styles['chart']}>
      <figcaption>{title}</figcaption>
      <ol>
        {bars.map((bar) => (
          <li key={bar.label}>
            <Column bar={bar} base={top * scale} scale={scale} />
            <span className={styles['year']}>{bar.label}</span>
            <span className="visually-hidden">{bar.text}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
