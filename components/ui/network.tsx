import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import type { NetworkNode, NetworkDrawing, Network as NetworkData } from '#lib/core/network';
import styles from './network.module.css';

const nodeHeight = 34;

function Node({
  node: { x, y, width, text, lines, path, route },
}: {
  readonly node: NetworkNode;
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
      <rect x={left} y={y - nodeHeight / 2} width={width} height={nodeHeight} rx={2} />
      <circle className={path ? styles['ring'] : styles['dot']} cx={left + 17} cy={y} r={5} />
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
  drawing: { width, height, edges, links, titles, nodes },
  label,
  className,
}: {
  readonly drawing: NetworkDrawing;
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
      {links && <path className={styles['links']} d={links} />}
      <path className={styles['edges']} d={edges} />
      {titles.map(({ x, y, text }) => (
        <text key={text} className={styles['title']} x={x} y={y}>
          {text}
        </text>
      ))}
      {nodes.map((node) =>
        node.path ? (
          <PageLink
            key={node.path}
            href={node.path}
            {...(node.isHighlighted && { className: styles['set'] })}
            {...(node.lines.length === 0 &&
              node.text !== node.name && { 'aria-label': `${node.text}: ${node.name}` })}
          >
            <Node node={node} />
          </PageLink>
        ) : (
          <g key="own" className={styles['currentNode']}>
            <Node node={node} />
          </g>
        ),
      )}
    </svg>
  );
}

/** Width of five page columns in px; wider drawings get more columns. */
const fiveColumns = 512;

const classOf = ({ width }: NetworkDrawing): string =>
  [styles['half'], width > fiveColumns && styles['wide']].filter(Boolean).join(' ');

/** Terms as linked nodes on lines, with one drawing per container width. */
export function Network({ map: { label, drawings } }: { readonly map: NetworkData }): ReactNode {
  const { full, half, narrow } = drawings;
  return (
    <div className={styles['map']}>
      {full && <Drawing drawing={full} label={label} className={styles['full']} />}
      {half && <Drawing drawing={half} label={label} className={classOf(half)} />}
      <Drawing drawing={narrow} label={label} className={styles['narrow']} />
    </div>
  );
}
