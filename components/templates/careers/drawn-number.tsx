import type { ReactNode } from 'react';
import { toPercent } from '#lib/core/to-percent';
import { QuantityBar } from '#components/ui/quantity-bar';
import styles from './drawn-number.module.css';

type TrackEndsProps = { readonly y: number; readonly className: string | undefined };

/** Ticks at both ends of a track, inside the drawing. */
export function TrackEnds({ y, className }: TrackEndsProps): ReactNode {
  return [0, 100].map((at) => (
    <line
      key={at}
      className={className}
      x1={`${at}%`}
      x2={`${at}%`}
      y1={y - 10}
      y2={y + 10}
      transform={`translate(${1 - at / 50})`}
    />
  ));
}

const middle = 12;

type Part = Readonly<Record<'of' | 'from' | 'to', number>> & { readonly mark?: number | undefined };

/** A number as part of its whole. */
export function DrawnPart({ part: { of, from, to, mark } }: { readonly part: Part }): ReactNode {
  return (
    <svg className={styles['part']} width="100%" height="24" aria-hidden="true">
      <line className={styles['rail']} x2="100%" y1={middle} y2={middle} />
      <QuantityBar from={toPercent(from / of)} to={toPercent(to / of)} y={middle} />
      <TrackEnds y={middle} className={styles['end']} />
      {mark && <circle cx={toPercent(mark / of)} cy={middle} r="8.5" />}
    </svg>
  );
}

/** The scale extends beyond its limit by this factor. */
const extent = 1.2;

type Limit = { readonly value: number; readonly limit: number; readonly mark: string };

/** A number on a scale with its legal limit, drawn as a signal. */
export function DrawnLimit({ number: { value, limit, mark } }: { readonly number: Limit }): ReactNode {
  const whole = limit * extent;
  const at = toPercent(limit / whole);
  return (
    <svg className={styles['limit']} width="100%" height="56" aria-hidden="true">
      <line className={styles['rail']} x2="100%" y1="40" y2="40" />
      <QuantityBar to={toPercent(value / whole)} y={40} />
      <line className={styles['end']} x1="1" x2="1" y1="30" y2="50" />
      <line className={styles['signal']} x1={at} x2={at} y1="22" y2="52" />
      <text x={at} y="14" textAnchor="middle">
        {mark}
      </text>
    </svg>
  );
}
