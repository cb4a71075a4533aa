import type { ReactNode } from 'react';
import type { Sparkline as SparklineData } from '#lib/core/chart';
import styles from './sparkline.module.css';

export type SparklineProps = { readonly line: SparklineData };

/** A sparkline; the newest value is a filled point. The numbers are beside it. */
export function Sparkline({
  line: { width, height, base, d, points, hasPoints },
}: SparklineProps): ReactNode {
  const last = points.at(-1);
  const others = hasPoints ? points.slice(0, -1) : [];
  const ticks = hasPoints ? points.map(({ x }) => `M${x} ${base - 4}v4`).join('') : '';
  return (
    <svg
      className={styles['spark']}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <path d={`M0 ${base}H${width}${ticks}`} />
      <path className={styles['line']} d={d} />
      {others.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="3" />
      ))}
      {last && <circle className={styles['newest']} cx={last.x} cy={last.y} r={hasPoints ? 6 : 4} />}
    </svg>
  );
}
