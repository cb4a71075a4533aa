import type { ReactNode } from 'react';
import type { Deadlines } from '#lib/families/careers/deadlines';
import styles from './team-panel.module.css';

type Team = Deadlines['teams'][number];
type Months = Pick<Deadlines, 'months'>;

/** Vertical distance of dots on the same day, in px. */
const pitch = 17;

/** The nested SVG is positioned by percentage; its content keeps its size. */
function Dot({ at, above, isFirst }: Team['dots'][number]): ReactNode {
  const y = -pitch * above;
  return (
    <svg x={`${at}%`} y="50%" overflow="visible">
      {isFirst ? <path d={`M0 ${y - 10}l10 10-10 10-10-10z`} /> : <circle cy={y} r="7.5" />}
    </svg>
  );
}

/** Grid lines of the months, drawn below all tracks. */
function MonthLines({ months }: Months): ReactNode {
  return (
    <svg className={styles['months']} width="100%" height="100%" aria-hidden="true">
      {[0, ...months.map(({ at }) => at)].map((at) => (
        <line key={at} className={styles['month']} x1={`${at}%`} x2={`${at}%`} y1="-170%" y2="170%" />
      ))}
    </svg>
  );
}

/** A team's track, highlighted up to its last deadline. */
function Track({ dots }: Pick<Team, 'dots'>): ReactNode {
  const last = dots.at(-1)?.at;
  return (
    <svg className={styles['track']} width="100%" height="100%" aria-hidden="true">
      <line className={styles['rail']} x2="100%" y1="50%" y2="50%" />
      {last !== undefined && (
        <>
          <line className={styles['bed']} x2={`${last}%`} y1="50%" y2="50%" />
          <line className={styles['lit']} x2={`${last}%`} y1="50%" y2="50%" />
        </>
      )}
      {dots.map((dot, index) => (
        <Dot key={index} {...dot} />
      ))}
    </svg>
  );
}

/** The first day, and month names at the first day of each month. */
function Scale({ months, from, until }: Months & Pick<Deadlines, 'from' | 'until'>): ReactNode {
  return (
    <p className={styles['scale']} aria-hidden="true">
      <b>{from}</b>
      <svg width="100%" height="100%" overflow="visible">
        <line className={styles['month']} y2="100%" />
        {months.map(({ at, label }) => (
          <g key={at}>
            <line className={styles['month']} x1={`${at}%`} x2={`${at}%`} y2="100%" />
            <text x={`${at}%`} dx="6" y="50%" dy="5">
              {label}
            </text>
          </g>
        ))}
      </svg>
      <span>{until}</span>
    </p>
  );
}

export type TeamPanelProps = Deadlines & { readonly title: string };

/** All teams as lines over the months, with a dot at the deadline of each position. */
export function TeamPanel({ title, teams, months, from, until }: TeamPanelProps): ReactNode {
  const isChoice = teams.filter(({ dots }) => dots.length > 0).length > 1;
  return (
    <nav className={`${styles['panel']} ${isChoice ? '' : styles['single']}`.trim()} aria-labelledby="teams">
      <h2 id="teams">{title}</h2>
      <Scale months={months} from={from} until={until} />
      <ul>
        {teams.map(({ id, name, count, dots, days }) => (
          <li key={id} {...(dots.length > 0 && { 'data-open': '' })}>
            {dots.length > 0 ? <a href={`#${id}`}>{name}</a> : <span>{name}</span>}
            <MonthLines months={months} />
            <Track dots={dots} />
            <small>
              <span className={days ? 'visually-hidden' : undefined}>{count}</span> {days}
            </small>
          </li>
        ))}
      </ul>
    </nav>
  );
}
