import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import type { MapStation, RelationDrawing, RelationMap as MapData } from '#lib/core/relation-map';
import styles from './relation-map.module.css';

const plateHeight = 34;

function Plate({
  station: { x, y, width, text, lines, path, route },
}: {
  readonly station: MapStation;
}): ReactNode {
  const left = x - width / 2;
  return (
    <>
      {route && (
        <g className={styles['route']}>
          <path d={route} />
          <path d={route} />
        </g>
      )}
      <rect x={left} y={y - plateHeight / 2} width={width} height={plateHeight} rx={2} />
      <circle className={path ? styles['ring'] : styles['lamp']} cx={left + 17} cy={y} r={5} />
      <text x={left + 31} y={y + 5}>
        {text}
      </text>
      {lines.length > 0 && (
        <text className={styles['note']}>
          {lines.map((line) => (
            <tspan key={line.y} x={line.x} y={line.y}>
              {line.text}
            </tspan>
          ))}
        </text>
      )}
    </>
  );
}

function Drawing({
  drawing: { width, height, tracks, changes, titles, stations },
  label,
  className,
}: {
  readonly drawing: RelationDrawing;
  readonly label: string;
  readonly className: string | undefined;
}): ReactNode {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="group"
      aria-label={label}
    >
      {changes && <path className={styles['changes']} d={changes} />}
      <path className={styles['tracks']} d={tracks} />
      {titles.map(({ x, y, text }) => (
        <text key={text} className={styles['title']} x={x} y={y}>
          {text}
        </text>
      ))}
      {stations.map((station) =>
        station.path ? (
          <PageLink
            key={station.path}
            href={station.path}
            {...(station.isLit && { className: styles['set'] })}
            {...(station.lines.length === 0 &&
              station.text !== station.name && { 'aria-label': `${station.text}: ${station.name}` })}
          >
            <Plate station={station} />
          </PageLink>
        ) : (
          <g key="own" className={styles['own']}>
            <Plate station={station} />
          </g>
        ),
      )}
    </svg>
  );
}

/** Width of five page columns in px; wider drawings get more columns. */
const fiveColumns = 512;

const classOf = ({ width }: RelationDrawing): string =>
  [styles['half'], width > fiveColumns && styles['wide']].filter(Boolean).join(' ');

/** Terms as linked stations on lines, with one drawing per container width. */
export function RelationMap({ map: { label, drawings } }: { readonly map: MapData }): ReactNode {
  const { full, half, narrow } = drawings;
  return (
    <div className={styles['map']}>
      {full && <Drawing drawing={full} label={label} className={styles['full']} />}
      {half && <Drawing drawing={half} label={label} className={classOf(half)} />}
      <Drawing drawing={narrow} label={label} className={styles['narrow']} />
    </div>
  );
}
