import type { ReactNode } from 'react';
import styles from './diagram.module.css';
import { layoutDiagram, type DiagramLayout, type PlacedNode } from './layout';
import { NodeMark } from './node-mark';
import type { DiagramData, Orientation } from './types';

export type DiagramProps = {
  readonly diagram: DiagramData;
  /** Prints the title above the drawing; without it the title is for assistive technology only. */
  readonly hasTitle?: boolean;
  /** Lets one run pass along the main tracks, once it is seen. */
  readonly isLive?: boolean;
};

/** Columns beyond this one are drawn together with it. */
const lastDelay = 7;

const delay = (column: number): string | undefined =>
  styles[`delay${Math.min(lastDelay, Math.round(column))}`];

function Words({
  node,
  anchor,
}: {
  readonly node: PlacedNode;
  readonly anchor: DiagramLayout['anchor'];
}): ReactNode {
  return (
    <text textAnchor={anchor}>
      {node.lines.map(({ x, y, text, isNote }) => (
        <tspan key={y} x={x} y={y} className={isNote ? styles['note'] : styles['label']}>
          {text}
        </tspan>
      ))}
    </text>
  );
}

function Drawing({
  diagram,
  orientation,
  isLive,
}: {
  readonly diagram: DiagramData;
  readonly orientation: Orientation;
  readonly isLive: boolean;
}): ReactNode {
  const { width, height, anchor, nodes, tracks } = layoutDiagram(diagram, orientation);
  const main = tracks.filter(({ style }) => style === 'main');
  return (
    <svg
      className={styles[orientation]}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={diagram.alt}
    >
      <path className={styles['bed']} d={tracks.map(({ d }) => d).join('')} />
      {main.map(({ d, column }) => (
        <path key={d} d={d} pathLength={1} className={[styles['lit'], delay(column)].join(' ')} />
      ))}
      {isLive &&
        main.map(({ d, column }) => (
          <path key={d} d={d} pathLength={1} className={[styles['run'], delay(column)].join(' ')} />
        ))}
      {nodes.map((node) => (
        <g key={node.id}>
          <NodeMark
            kind={node.kind}
            aspect={node.aspect ?? 'clear'}
            x={node.x}
            y={node.y}
            orientation={orientation}
          />
          <Words node={node} anchor={anchor} />
        </g>
      ))}
    </svg>
  );
}

/**
 * An interlocking diagram: how money, a check or a person runs along the tracks. Drawn twice, and
 * the frame's width decides which one is seen: side by side on desks, downwards on phones. Its main
 * tracks are lit once when it comes into view, by style sheet alone.
 */
export function Diagram({ diagram, hasTitle = true, isLive = false }: DiagramProps): ReactNode {
  return (
    <figure className={styles['diagram']}>
      {hasTitle ? (
        <figcaption>{diagram.title}</figcaption>
      ) : (
        <figcaption className="visually-hidden">{diagram.title}</figcaption>
      )}
      <Drawing diagram={diagram} orientation="wide" isLive={isLive} />
      <Drawing diagram={diagram} orientation="tall" isLive={isLive} />
    </figure>
  );
}
