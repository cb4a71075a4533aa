import type { ReactNode } from 'react';
import styles from './node-mark.module.css';
import type { Pitch, PlacedNode } from './placed';
import type { Status, NodeKind, Orientation } from './types';

export type NodeMarkProps = {
  readonly node: PlacedNode;
  readonly orientation: Orientation;
  readonly pitch: Pitch;
  /** Whether a highlighted path passes it. */
  readonly isHighlighted: boolean;
};

type Mark = (props: NodeMarkProps) => ReactNode;

function StatusDot({
  x,
  y,
  status = 'passed',
}: {
  readonly x: number;
  readonly y: number;
  readonly status?: Status | undefined;
}): ReactNode {
  return (
    <>
      <circle className={styles['backing']} cx={x} cy={y} r={11} />
      <circle className={styles[status]} cx={x} cy={y} r={6} />
    </>
  );
}

/** A check across several paths: two beams with a dot at each path. */
const WideCheck: Mark = ({ node: { x, y, at, lanes = [0, 0], status }, orientation, pitch }) => {
  const isWide = orientation === 'wide';
  const middle = isWide ? y : x;
  const places = Array.from(
    { length: lanes[1] - lanes[0] + 1 },
    (_, index) => middle + (lanes[0] + index - at[1]) * pitch,
  );
  const [first, last] = [Math.min(...places) - 22, Math.max(...places) + 22];
  return (
    <>
      <path
        className={styles['post']}
        d={
          isWide
            ? `M${x - 4} ${first}V${last}M${x + 4} ${first}V${last}`
            : `M${first} ${y - 4}H${last}M${first} ${y + 4}H${last}`
        }
      />
      {places.map((place) => (
        <StatusDot key={place} x={isWide ? x : place} y={isWide ? place : y} status={status} />
      ))}
    </>
  );
};

/** A check: a dot on a post beside the path. */
const Check: Mark = (props) => {
  const { x, y, status, lanes } = props.node;
  if (lanes) return <WideCheck {...props} />;
  if (props.orientation === 'tall') return <StatusDot x={x} y={y} status={status} />;
  return (
    <>
      <path
        className={styles['post']}
        d={`M${x - 14} ${y - 10}v-18M${x - 20} ${y - 10}h12M${x - 14} ${y - 28}h10`}
      />
      <StatusDot x={x + 7} y={y - 28} status={status} />
    </>
  );
};

/** An endpoint or step: a box with its name, and a circle that is filled on a highlighted path. */
const Box: Mark = ({ node: { x, y, kind, box }, isHighlighted }) => {
  const { x: left, y: top, width, height } = box ?? { x: x - 9, y: y - 9, width: 18, height: 18 };
  return (
    <>
      <rect className={styles[kind]} x={left} y={top} width={width} height={height} rx={2} />
      <circle className={styles[isHighlighted ? 'full' : 'ring']} cx={box ? left + 16 : x} cy={y} r={4.5} />
    </>
  );
};

const Stop: Mark = ({ node: { x, y }, orientation }) => (
  <path
    className={styles['stop']}
    d={
      orientation === 'wide'
        ? `M${x} ${y - 13}v26M${x} ${y - 9}h-10M${x} ${y + 9}h-10`
        : `M${x - 11} ${y}h22M${x - 8} ${y}v-8M${x + 8} ${y}v-8`
    }
  />
);

/** A decision: a ring where the path forks. */
const Decision: Mark = ({ node: { x, y } }) => <circle className={styles['decision']} cx={x} cy={y} r={6} />;

const marks: Readonly<Record<NodeKind, Mark>> = {
  check: Check,
  decision: Decision,
  endpoint: Box,
  step: Box,
  stop: Stop,
};

/** The mark of a node. Kinds differ in form, not only in colour. */
export function NodeMark(props: NodeMarkProps): ReactNode {
  const Mark = marks[props.node.kind];
  return <Mark {...props} />;
}
