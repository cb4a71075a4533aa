import type { ReactNode } from 'react';
import { SetRoute } from '#components/ui/set-route';
import type { Measured } from '#lib/families/careers/measured';
import { TrackEnds } from './drawn-number';
import styles from './measured-rails.module.css';

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

function Term({ label, text }: Pick<Measured['rail'], 'label' | 'text'>): ReactNode {
  return (
    <>
      <dt>{label}</dt>
      <dd className={styles['value']}>{text}</dd>
    </>
  );
}

/** A countable share: one sleeper per unit, with the part highlighted. */
function Sleepers({ share }: { readonly share: NonNullable<Measured['share']> }): ReactNode {
  return (
    <div className={styles['sleepers']} aria-hidden="true">
      {share.map(({ sleepers, lit, to }, index) => (
        <svg key={index === 0 ? 'first' : 'second'} width="100%" height={rows.low}>
          <line x2="100%" y1={rows.track} y2={rows.track} pathLength={sleepers * 10} />
          {lit > 0 && (
            <line className={styles['lit']} x2={to} y1={rows.track} y2={rows.track} pathLength={lit * 10} />
          )}
          <line className={styles['centerLine']} x2="100%" y1={rows.track} y2={rows.track} />
        </svg>
      ))}
    </div>
  );
}

/** Two numbers of which the second is part of the first. */
function MeasuredShare({ title, rail, route, share }: Measured): ReactNode {
  return (
    <figure className={styles['measured']}>
      <figcaption>{title}</figcaption>
      <dl className={styles['share']}>
        {[route, rail].map((part) => (
          <div key={part.label}>
            <Term {...part} />
          </div>
        ))}
      </dl>
      {share && <Sleepers share={share} />}
    </figure>
  );
}

/** Two numbers as tracks on one scale; the second is the reference. */
function Rails({ title, rail, route }: Measured): ReactNode {
  return (
    <figure className={styles['measured']}>
      <figcaption>{title}</figcaption>
      <dl>
        <div>
          <Term {...rail} />
          <dd>
            <svg width="100%" height={rail.mark ? rows.high : rows.low} aria-hidden="true">
              <Scale />
              <line className={styles['rail']} x2={rail.to} y1={rows.track} y2={rows.track} />
              {rail.mark && <circle cx={rail.mark.at} cy={rows.track} r="8.5" />}
              {rail.mark && (
                <text x={rail.mark.at} dx="-8" y="42">
                  {rail.mark.text}
                </text>
              )}
            </svg>
            {rail.mark && <span className="visually-hidden">{rail.mark.text}</span>}
          </dd>
        </div>
        <div>
          <Term {...route} />
          <dd aria-hidden="true">
            <svg width="100%" height={rows.low}>
              <Scale />
              <SetRoute
                to={route.to}
                y={rows.track}
                {...(route.dashes !== null && { dashes: route.dashes })}
              />
            </svg>
          </dd>
        </div>
      </dl>
    </figure>
  );
}

/** Two numbers on one scale, or one as part of the other. */
export function MeasuredRails(measured: Measured): ReactNode {
  return measured.share ? <MeasuredShare {...measured} /> : <Rails {...measured} />;
}
