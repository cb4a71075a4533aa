import type { ReactNode } from 'react';
import { QuantityBar } from '#components/ui/quantity-bar';
import type { Measured } from '#lib/families/careers/measured';
import { TrackEnds } from './drawn-number';
import styles from './measured-numbers.module.css';

/** In px: y of the track, and heights of rows without and with a labelled station. */
const rows = { track: 12, low: 24, high: 48 } as const;

/** The scale as a thin track with ticks at its ends. */
function Scale(): ReactNode {
  return (
    <>
      <line className={styles['scale']} x2="100%" y1={rows.track} y2={rows.track} />
      <TrackEnds y={rows.track} className={styles['end']} />
    </>
  );
}

function Term({ label, text }: Pick<Measured['first'], 'label' | 'text'>): ReactNode {
  return (
    <>
      <dt>{label}</dt>
      <dd className={styles['value']}>{text}</dd>
    </>
  );
}

/** Two numbers as bars on one scale; if one is part of the other, the longer bar is the whole. */
export function MeasuredNumbers({ title, first, second }: Measured): ReactNode {
  return (
    <figure className={styles['measured']}>
      <figcaption>{title}</figcaption>
      <dl>
        <div>
          <Term {...first} />
          <dd>
            <svg width="100%" height={first.mark ? rows.high : rows.low} aria-hidden="true">
              <Scale />
              <line className={styles['line']} x2={first.to} y1={rows.track} y2={rows.track} />
              {first.mark && <circle cx={first.mark.at} cy={rows.track} r="8.5" />}
              {first.mark && (
                <text x={first.mark.at} dx="-8" y="42">
                  {first.mark.text}
                </text>
              )}
            </svg>
            {first.mark && <span className="visually-hidden">{first.mark.text}</span>}
          </dd>
        </div>
        <div>
          <Term {...second} />
          <dd aria-hidden="true">
            <svg width="100%" height={rows.low}>
              <Scale />
              <QuantityBar to={second.to} y={rows.track} />
            </svg>
          </dd>
        </div>
      </dl>
    </figure>
  );
}
