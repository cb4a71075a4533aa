import type { ReactNode } from 'react';
import styles from './node-mark.module.css';
import type { Aspect, NodeKind, Orientation } from './types';

export type NodeMarkProps = {
  readonly kind: NodeKind;
  readonly aspect: Aspect;
  readonly x: number;
  readonly y: number;
  readonly orientation: Orientation;
};

type Mark = (props: NodeMarkProps) => ReactNode;

/** A lamp on its mast beside the track. */
const Signal: Mark = ({ x, y, aspect, orientation }) => {
  const [lampX, lampY] = orientation === 'wide' ? [x, y - 22] : [x, y];
  return (
    <>
      {orientation === 'wide' && (
        <path className={styles['mast']} d={`M${x} ${y}V${y - 14}M${x - 6} ${y}h12`} />
      )}
      <circle className={styles['case']} cx={lampX} cy={lampY} r={11} />
      <circle className={styles[aspect]} cx={lampX} cy={lampY} r={6} />
    </>
  );
};

/** A lozenge: here the run takes one way or another. */
const Switch: Mark = ({ x, y }) => (
  <path className={styles['switch']} d={`M${x - 11} ${y}L${x} ${y - 11}L${x + 11} ${y}L${x} ${y + 11}Z`} />
);

const Platform: Mark = ({ x, y, orientation }) =>
  orientation === 'wide' ? (
    <rect className={styles['platform']} x={x - 26} y={y - 9} width={52} height={18} rx={2} />
  ) : (
    <rect className={styles['platform']} x={x - 10} y={y - 10} width={20} height={20} rx={2} />
  );

const Station: Mark = ({ x, y }) => <circle className={styles['station']} cx={x} cy={y} r={8} />;

const Buffer: Mark = ({ x, y, orientation }) => (
  <path
    className={styles['buffer']}
    d={
      orientation === 'wide'
        ? `M${x} ${y - 13}v26M${x} ${y - 9}h-9M${x} ${y + 9}h-9`
        : `M${x - 11} ${y}h22M${x - 8} ${y}v-8M${x + 8} ${y}v-8`
    }
  />
);

const marks: Readonly<Record<NodeKind, Mark>> = {
  signal: Signal,
  switch: Switch,
  platform: Platform,
  station: Station,
  buffer: Buffer,
};

/** What stands at a node. Kinds differ in form, not in colour alone. */
export function NodeMark(props: NodeMarkProps): ReactNode {
  const Mark = marks[props.kind];
  return <Mark {...props} />;
}
