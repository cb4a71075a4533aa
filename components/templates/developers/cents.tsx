import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import { Section } from '#components/ui/section';
import styles from './cents.module.css';
import type { PartOf } from './part';

type Branch = {
  readonly state: string;
  /** Path data from the edge of the drawing to the badge. */
  readonly d: string;
  /** Left edge and vertical centre of the badge. */
  readonly badge: readonly [x: number, y: number];
  readonly event: readonly [x: number, y: number];
};

/** The main track leads to `settled`; the other states branch off at 45 degrees. */
const wide: readonly Branch[] = [
  { state: 'rejected', d: 'M0 120H96L168 48H216', badge: [216, 48], event: [216, 84] },
  { state: 'on_hold', d: 'M0 120H168L240 192H288', badge: [288, 192], event: [288, 228] },
  { state: 'returned', d: 'M0 120H536L608 192H632', badge: [632, 192], event: [632, 228] },
  { state: 'settled', d: 'M0 120H376', badge: [376, 120], event: [376, 156] },
];

/** Vertical, for phones. */
const tall: readonly Branch[] = [
  { state: 'rejected', d: 'M24 0V24L72 72H96', badge: [96, 72], event: [96, 108] },
  { state: 'on_hold', d: 'M24 0V96L72 144H96', badge: [96, 144], event: [96, 180] },
  { state: 'returned', d: 'M24 0V264L72 312H96', badge: [96, 312], event: [96, 348] },
  { state: 'settled', d: 'M24 0V216', badge: [1, 232], event: [149, 237] },
];

const badge = { width: 132, height: 34 } as const;

type DrawingProps = {
  readonly branches: readonly Branch[];
  readonly size: 'wide' | 'tall';
  readonly width: number;
  readonly height: number;
  readonly title: string;
};

/** A track plan with one branch per state; each badge names the event that reports its state. */
function Drawing({ branches, size, width, height, title }: DrawingProps): ReactNode {
  return (
    <svg
      className={styles[size]}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={title}
    >
      <path className={styles['bed']} d={branches.map(({ d }) => d).join('')} />
      {branches.map(({ state, d }) => (
        <g key={state} data-state={state}>
          <path className={styles['edge']} d={d} />
          <path className={styles['lit']} d={d} />
        </g>
      ))}
      {branches.map(({ state, badge: [x, y], event }) => (
        <g key={state} data-state={state}>
          <rect x={x} y={y - badge.height / 2} width={badge.width} height={badge.height} rx="2" />
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

/** Test amounts whose cents select the resulting state. Without `:has`, all outcomes are visible. */
export function CentsSwitch({ cents }: { readonly cents: PartOf<'cents'> }): ReactNode {
  const { id, title, lead, legend, outcomes } = cents;
  return (
    <Section id={id} title={title} lead={lead}>
      <div className={styles['switch']}>
        <fieldset>
          <legend>{legend}</legend>
          {outcomes.map(({ amount, state }, index) => (
            <label key={state}>
              <input type="radio" name="cents" value={state} defaultChecked={index === 0} />
              <span>
                {amount.slice(0, -3)}
                <b>{amount.slice(-3)}</b>
              </span>
            </label>
          ))}
        </fieldset>
        <Drawing branches={wide} size="wide" width={784} height={240} title={title} />
        <Drawing branches={tall} size="tall" width={340} height={360} title={title} />
        <div>
          {outcomes.map(({ state, html }) => (
            <p key={state} data-state={state} dangerouslySetInnerHTML={toMarkup(html)} />
          ))}
        </div>
      </div>
    </Section>
  );
}
