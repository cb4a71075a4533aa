import type { ReactNode } from 'react';
import type { Sparkline as SparklineData } from '#lib/core/chart';
import styles from './sparkline.module.css';

export type SparklineProps = { readonly line: SparklineData };

/** The course of some numbers as a line on which the newest is a full station. Its numbers stand beside it. */
export function Sparkline({
  line: { width, height, base, d, stations, hasStations },
}: SparklineProps): ReactNode {
  const last = stations.at(-1);
  const others = hasStations ? stations.slice(0, -1) : [];
  const ticks = hasStations ? stations.map(({ x }) => `M${x} ${base - 4}v4`).join('') : '';
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
      {last && <circle className={styles['newest']} cx={last.x} cy={last.y} r={hasStations ? 6 : 4} />}
    </svg>
  );
}
