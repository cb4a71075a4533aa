import type { ReactNode } from 'react';
import { measureText } from '#lib/core/wrap-label';
import styles from './diagram.module.css';
import motion from './motion.module.css';
import { layoutDiagram } from './layout';
import { NodeMark } from './node-mark';
import type { PlacedNode } from './placed';
import { PathLines, Highlights } from './paths';
import { tile, typeSizes } from './sizes';
import type { DiagramData, Orientation } from './types';

/** Later columns are animated together with this one. */
const lastDelay = 7;

const delay = (column: number): string | undefined =>
  motion[`delay${Math.min(lastDelay, Math.round(column))}`];

/** The classes that reveal a highlighted path and move its marker, later for later columns. */
const animate = ({ d, column }: { readonly d: string; readonly column: number }) => ({
  d,
  cover: `${motion['reveal']} ${delay(column)}`,
  marker: `${motion['move']} ${delay(column)}`,
});

/** The grid; above the drawing it continues behind the title. */
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

/** Left edge of the first node: without a frame it is aligned with the text above. */
const findLeft = (nodes: readonly PlacedNode[]): number =>
  Math.max(0, Math.min(...nodes.map(({ x, box }) => (box?.x ?? x) - 1)));

/** Right end of a node's text, without the reserve of the estimate. */
const findEnd = ({ lines }: PlacedNode): number =>
  Math.max(
    ...lines.map(({ x, text, isNote }) => {
      const kind = isNote ? 'note' : 'label';
      return x + measureText(text, typeSizes.wide[kind], kind);
    }),
  );

/**
 * Right edge of the drawing: without a frame that of the last node, unless text exceeds it.
 */
function findRight(nodes: readonly PlacedNode[], width: number): number {
  const last = Math.max(...nodes.map(({ at }) => at[0]));
  const ends = nodes.filter(({ at }) => at[0] === last);
  const boxes = Math.max(...ends.map(({ box }) => (box ? box.x + box.width + 1 : 0)));
  return ends.every((node) => node.box || findEnd(node) <= boxes) ? boxes : width;
}

function Words({ node }: { readonly node: PlacedNode }): ReactNode {
  return (
    <text>
      {node.lines.map(({ x, y, text, isNote, isEnd }) => (
        <tspan
          key={y}
          x={x}
          y={y}
          className={isNote ? styles['note'] : styles['label']}
          textAnchor={isEnd ? 'end' : undefined}
        >
          {text}
        </tspan>
      ))}
    </text>
  );
}

export type DrawingProps = {
  readonly diagram: DiagramData;
  readonly orientation: Orientation;
  readonly className: string | undefined;
  /** Whether a marker moves along the routes once they are in view. */
  readonly isLive?: boolean;
  /** Whether the main paths are highlighted. */
  readonly hasRoute?: boolean;
  /** Without grid, on a panel that has a grid; aligned with the text above. */
  readonly isBare?: boolean;
  /** Ids of the nodes of the highlighted route; by default all main paths are highlighted. */
  readonly route?: readonly string[] | undefined;
};

/** A diagram in one of two orientations. */
export function Drawing({
  diagram,
  orientation,
  className,
  isLive = false,
  hasRoute = true,
  isBare = false,
  route,
}: DrawingProps): ReactNode {
  const isOpen = isBare && orientation === 'wide';
  const { width, height, pitch, nodes, paths, routes, leaders } = layoutDiagram(
    diagram,
    orientation,
    route,
    isOpen,
  );
  const shown = hasRoute ? routes : [];
  const highlighted = new Set(shown.flatMap(({ nodes: ids }) => ids));
  const left = isOpen ? findLeft(nodes) : 0;
  const across = isOpen ? findRight(nodes, width) - left : width;
  return (
    <svg
      className={className}
      viewBox={`${left} 0 ${across} ${height}`}
      width={across}
      height={height}
      role="img"
      aria-label={diagram.alt}
    >
      {orientation === 'wide' && !isBare && <path className={styles['tiles']} d={drawTiles(width, height)} />}
      {leaders && <path className={styles['leaders']} d={leaders} />}
      <PathLines d={paths.map(({ d }) => d).join('')} />
      <Highlights routes={shown.map(animate)} hasMarker={isLive} />
      {nodes.map((node) => (
        <g key={node.id}>
          <NodeMark
            node={node}
            orientation={orientation}
            pitch={pitch}
            isHighlighted={highlighted.has(node.id)}
          />
          <Words node={node} />
        </g>
      ))}
    </svg>
  );
}
