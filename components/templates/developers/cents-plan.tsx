import type { ReactNode } from 'react';
import styles from './cents.module.css';

type Way = {
  readonly state: string;
  /** The way from the left edge, or from the upper one, to the plate. */
  readonly d: string;
  /** Left end and middle of the plate. */
  readonly plate: readonly [x: number, y: number];
  /** Where the name of the event begins. */
  readonly event: readonly [x: number, y: number];
};

/** Straight on it is settled; the points before that lead aside, those behind it back. At 45 degrees. */
const wide: readonly Way[] = [
  { state: 'rejected', d: 'M0 120H96L168 48H216', plate: [216, 48], event: [216, 84] },
  { state: 'on_hold', d: 'M0 120H168L240 192H288', plate: [288, 192], event: [288, 228] },
  { state: 'returned', d: 'M0 120H536L608 192H632', plate: [632, 192], event: [632, 228] },
  { state: 'settled', d: 'M0 120H376', plate: [376, 120], event: [376, 156] },
];

/** On phones the trunk runs down. */
const tall: readonly Way[] = [
  { state: 'rejected', d: 'M24 0V24L72 72H96', plate: [96, 72], event: [96, 108] },
  { state: 'on_hold', d: 'M24 0V96L72 144H96', plate: [96, 144], event: [96, 180] },
  { state: 'returned', d: 'M24 0V264L72 312H96', plate: [96, 312], event: [96, 348] },
  { state: 'settled', d: 'M24 0V216', plate: [1, 232], event: [149, 237] },
];

const plate = { width: 132, height: 34 } as const;

function Drawing({
  ways,
  size,
  width,
  height,
  title,
}: {
  readonly ways: readonly Way[];
  readonly size: 'wide' | 'tall';
  readonly width: number;
  readonly height: number;
  readonly title: string;
}): ReactNode {
  return (
    <svg
      className={styles[size]}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={title}
    >
      <path className={styles['bed']} d={ways.map(({ d }) => d).join('')} />
      {ways.map(({ state, d }) => (
        <g key={state} data-state={state}>
          <path className={styles['edge']} d={d} />
          <path className={styles['lit']} d={d} />
        </g>
      ))}
      {ways.map(({ state, plate: [x, y], event }) => (
        <g key={state} data-state={state}>
          <rect x={x} y={y - plate.height / 2} width={plate.width} height={plate.height} rx="2" />
          <circle cx={x + 18} cy={y} r="5" />
          <text x={x + 34} y={y + 5}>
            {state}
          </text>
          <text className={styles['event']} x={event[0]} y={event[1]}>
            transfer.{state}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Where an amount leads: straight on to settled, or aside. Every platform names the event that reports it. */
export function CentsPlan({ title }: { readonly title: string }): ReactNode {
  return (
    <>
      <Drawing ways={wide} size="wide" width={784} height={240} title={title} />
      <Drawing ways={tall} size="tall" width={340} height={360} title={title} />
    </>
  );
}
