import type { ReactNode } from 'react';
import styles from './diagram.module.css';
import motion from './motion.module.css';
import { layoutDiagram } from './layout';
import { NodeMark } from './node-mark';
import type { Points } from './find-points';
import type { PlacedNode } from './placed';
import { Beds, Route } from './rails';
import { tile } from './tiles';
import type { DiagramData, Orientation } from './types';

export type DiagramProps = {
  readonly diagram: DiagramData;
  /** Prints the title above the drawing; without it the title is for assistive technology only. */
  readonly hasTitle?: boolean;
  /** Lets one run pass along the main tracks, once it is seen. */
  readonly isLive?: boolean;
  /** Whether the main tracks are lit; without it the panel has no power. */
  readonly hasRoute?: boolean;
};

/** Columns beyond this one are lit together with it. */
const lastDelay = 7;

const delay = (column: number): string | undefined =>
  motion[`delay${Math.min(lastDelay, Math.round(column))}`];

/** The edges of a panel's tiles; those above the drawing lie behind its title. */
function drawTiles(width: number, height: number): string {
  const above = 4 * tile;
  const count = (length: number): number => Math.ceil(length / tile);
  const columns = Array.from(
    { length: count(width) - 1 },
    (_, index) => `M${(index + 1) * tile} ${-above}V${height}`,
  );
  const rows = Array.from(
    { length: count(height + above) - 1 },
    (_, index) => `M0 ${(index + 0.5) * tile - above}H${width}`,
  );
  return [...columns, ...rows].join('');
}

function Words({ node }: { readonly node: PlacedNode }): ReactNode {
  return (
    <text>
      {node.lines.map(({ x, y, text, isNote }) => (
        <tspan key={y} x={x} y={y} className={isNote ? styles['note'] : styles['label']}>
          {text}
        </tspan>
      ))}
    </text>
  );
}

/** Numbers of the points, at their heel. */
function PointNumbers({ points }: { readonly points: readonly Points[] }): ReactNode {
  return (
    <text className={styles['points']} textAnchor="middle" aria-hidden="true">
      {points.map(({ x, y, isMerge }, index) => (
        <tspan key={`${x} ${y}`} x={isMerge ? x + 9 : x - 5} y={y - 11}>
          {index + 1}
        </tspan>
      ))}
    </text>
  );
}

function Drawing({
  diagram,
  orientation,
  isLive,
  hasRoute,
}: {
  readonly diagram: DiagramData;
  readonly orientation: Orientation;
  readonly isLive: boolean;
  readonly hasRoute: boolean;
}): ReactNode {
  const { width, height, pitch, nodes, tracks, points } = layoutDiagram(diagram, orientation);
  const main = tracks.filter(({ style }) => hasRoute && style === 'main');
  const set = new Set(main.flatMap(({ path }) => path));
  return (
    <svg
      className={styles[orientation]}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={diagram.alt}
    >
      {orientation === 'wide' && <path className={styles['tiles']} d={drawTiles(width, height)} />}
      <Beds d={tracks.map(({ d }) => d).join('')} />
      {main.map(({ d, column }) => (
        <Route
          key={d}
          d={d}
          cover={`${motion['set']} ${delay(column)}`}
          train={`${motion['ride']} ${delay(column)}`}
          hasTrain={isLive}
        />
      ))}
      {orientation === 'wide' && points.length > 0 && <PointNumbers points={points} />}
      {nodes.map((node) => (
        <g key={node.id}>
          <NodeMark node={node} orientation={orientation} pitch={pitch} isSet={set.has(node.id)} />
          <Words node={node} />
        </g>
      ))}
    </svg>
  );
}

/**
 * An interlocking diagram: how money, a check or a person runs along the tracks, on the panel of a signal box.
 * Drawn twice, and the frame's width decides which one is seen: side by side on desks, downwards on phones. Its
 * main tracks are the route that is set: lit once when it comes into view, by style sheet alone.
 */
export function Diagram({
  diagram,
  hasTitle = true,
  isLive = false,
  hasRoute = true,
}: DiagramProps): ReactNode {
  return (
    <figure className={[styles['diagram'], motion['trigger']].join(' ')}>
      {hasTitle ? (
        <figcaption>{diagram.title}</figcaption>
      ) : (
        <figcaption className="visually-hidden">{diagram.title}</figcaption>
      )}
      <Drawing diagram={diagram} orientation="wide" isLive={isLive} hasRoute={hasRoute} />
      <Drawing diagram={diagram} orientation="tall" isLive={isLive} hasRoute={hasRoute} />
    </figure>
  );
}
