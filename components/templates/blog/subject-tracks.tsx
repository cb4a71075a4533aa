import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { QuantityBar } from '#components/ui/quantity-bar';
import type { TemplateProps } from '#lib/page-model/template';
import type { blogCategory } from '#lib/families/blog/family';
import styles from './subject-tracks.module.css';

type Subjects = NonNullable<TemplateProps<typeof blogCategory>['view']['subjects']>;
type Line = Subjects['lines'][number];

const lineHeight = 18;

type MonthsProps = Pick<Subjects, 'months'> & { readonly hasNames?: boolean };

/** Grid lines of the months in one row. */
function Months({ months, hasNames = false }: MonthsProps): ReactNode {
  return months.map(({ at, label }) => (
    <g key={at}>
      <line className={styles['month']} x1={`${at}%`} x2={`${at}%`} y2="100%" />
      {hasNames && (
        <text x={`${at}%`} dx="8" y="16">
          {label}
        </text>
      )}
    </g>
  ));
}

type PostProps = Line['posts'][number] & { readonly isBelow: boolean };

/** A post at its date, with its name above or below the track; on phones with the day only. */
function Post({ at, rows, day, isLeft, isBelow }: PostProps): ReactNode {
  const lines = [...rows, day];
  const top = isBelow ? 34 : -20 - (lines.length - 1) * lineHeight;
  return (
    <svg x={`${at}%`} y="50%" overflow="visible">
      {rows.length > 0 && (
        <g className={styles['words']}>
          <line y2={isBelow ? top + 6 : top - 8} />
          {lines.map((text, index) => (
            <text
              key={text}
              x={isLeft ? -8 : 8}
              textAnchor={isLeft ? 'end' : 'start'}
              y={top + index * lineHeight}
              {...(index < rows.length && { className: styles['name'] })}
            >
              {text}
            </text>
          ))}
        </g>
      )}
      {rows.length > 0 && (
        <text className={styles['day']} textAnchor="middle" y={isBelow ? 28 : -18}>
          {day}
        </text>
      )}
      <circle r="8.5" />
    </svg>
  );
}

type TrackProps = Omit<Subjects, 'lines' | 'alt' | 'year'> & { readonly line: Line };

function Track({ line: { posts, isCurrent }, months, until }: TrackProps): ReactNode {
  return (
    <svg width="100%" height="100%" aria-hidden="true">
      <Months months={months} />
      <line className={styles['expected']} x1={`${until}%`} x2="100%" y1="50%" y2="50%" />
      {isCurrent ? (
        <QuantityBar to={`${until}%`} y="50%" />
      ) : (
        <line className={styles['bed']} x2={`${until}%`} y1="50%" y2="50%" />
      )}
      {posts.map((post, index) => (
        <Post key={post.at} {...post} isBelow={index % 2 === 1} />
      ))}
    </svg>
  );
}

export type SubjectTracksProps = {
  readonly subjects: Subjects;
  readonly label: string;
  readonly all: { readonly name: string; readonly path: string };
};

/** The subjects as tracks through the year; the current one is highlighted and its posts have names. */
export function SubjectTracks({
  subjects: { year, lines, alt, ...scale },
  label,
  all,
}: SubjectTracksProps): ReactNode {
  return (
    <nav className={styles['tracks']} aria-label={label}>
      <div className={styles['scale']}>
        <p>
          <b>{year}</b>
          <PageLink href={all.path}>{all.name}</PageLink>
        </p>
        <svg width="100%" height="100%" role="img" aria-label={alt}>
          <Months months={scale.months} hasNames />
        </svg>
      </div>
      <ul>
        {lines.map((line) => (
          <li key={line.path} {...(line.isCurrent && { 'data-set': '' })}>
            <PageLink className="badge" href={line.path} {...(line.isCurrent && { 'aria-current': 'page' })}>
              {line.name}
              <small>{line.count}</small>
            </PageLink>
            <div>
              <Track line={line} {...scale} />
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}
