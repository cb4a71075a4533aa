import type { ReactNode } from 'react';
import type { DurationPlace, DurationTick } from '#lib/core/chart';
import styles from './duration-plot.module.css';

export type DurationPlotTicks = { readonly ticks: readonly DurationTick[] };

export type Duration = DurationPlace & { readonly text: string };

/** Labels of all but the outer ticks are centred; the last two are close together. */
const anchors = ['start', 'middle', 'middle', 'end', 'start'] as const;

/** The axis of durations: its units above the rows that it is for. */
export function DurationAxis({ ticks }: DurationPlotTicks): ReactNode {
  return (
    <svg className={styles['axis']} width="100%" height="20" aria-hidden="true">
      {ticks.map(({ at, name }, index) => (
        <text key={at} x={at} y="14" textAnchor={anchors[index]}>
          {name}
        </text>
      ))}
    </svg>
  );
}

type DurationDotProps = DurationPlotTicks & { readonly duration: Duration };

/** One duration on the axis, with its number above it. */
export function DurationDot({ ticks, duration }: DurationDotProps): ReactNode {
  const { begin, end, isLate, text } = duration;
  return (
    <svg className={styles['dot']} width="100%" height="38" role="img" aria-label={text}>
      {/* It begins where the round end of a value at its start does. */}
      <line x1="-6" x2="100%" y1="28" y2="28" />
      {ticks.map(({ at }) => (
        <line key={at} x1={at} x2={at} y1="24" y2="32" />
      ))}
      <line className={styles['value']} x1={begin} x2={end} y1="28" y2="28" />
      <text
        x={isLate ? end : begin}
        y="15"
        dx={isLate ? 6 : -6}
        {...(isLate && { textAnchor: 'end' as const })}
      >
        {text}
      </text>
    </svg>
  );
}
