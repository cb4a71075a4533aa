import type { ReactNode } from 'react';
import styles from './node-mark.module.css';
import type { Pitch, PlacedNode } from './placed';
import type { Aspect, NodeKind, Orientation } from './types';

export type NodeMarkProps = {
  readonly node: PlacedNode;
  readonly orientation: Orientation;
  readonly pitch: Pitch;
  /** Whether a highlighted track passes it. */
  readonly isSet: boolean;
};

type Mark = (props: NodeMarkProps) => ReactNode;

function Lamp({
  x,
  y,
  aspect = 'clear',
}: {
  readonly x: number;
  readonly y: number;
  readonly aspect?: Aspect | undefined;
}): ReactNode {
  return (
    <>
      <circle className={styles['case']} cx={x} cy={y} r={11} />
      <circle className={styles[aspect]} cx={x} cy={y} r={6} />
    </>
  );
}

/** A signal bridge: two beams across the tracks, a lamp at each. */
const Bridge: Mark = ({ node: { x, y, at, lanes = [0, 0], aspect }, orientation, pitch }) => {
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
        className={styles['mast']}
        d={
          isWide
            ? `M${x - 4} ${first}V${last}M${x + 4} ${first}V${last}`
            : `M${first} ${y - 4}H${last}M${first} ${y + 4}H${last}`
        }
      />
      {places.map((place) => (
        <Lamp key={place} x={isWide ? x : place} y={isWide ? place : y} aspect={aspect} />
      ))}
    </>
  );
};

/** A signal: a lamp on a mast. */
const Signal: Mark = (props) => {
  const { x, y, aspect, lanes } = props.node;
  if (lanes) return <Bridge {...props} />;
  if (props.orientation === 'tall') return <Lamp x={x} y={y} aspect={aspect} />;
  return (
    <>
      <path
        className={styles['mast']}
        d={`M${x - 14} ${y - 10}v-18M${x - 20} ${y - 10}h12M${x - 14} ${y - 28}h10`}
      />
      <Lamp x={x + 7} y={y - 28} aspect={aspect} />
    </>
  );
};

/** A platform or station: a box with its name, and a circle that is filled on a highlighted track. */
const Plate: Mark = ({ node: { x, y, kind, plate }, isSet }) => {
  const { x: left, y: top, width, height } = plate ?? { x: x - 9, y: y - 9, width: 18, height: 18 };
  return (
    <>
      <rect className={styles[kind]} x={left} y={top} width={width} height={height} rx={2} />
      <circle className={styles[isSet ? 'full' : 'ring']} cx={plate ? left + 16 : x} cy={y} r={4.5} />
    </>
  );
};

const Buffer: Mark = ({ node: { x, y }, orientation }) => (
  <path
    className={styles['buffer']}
    d={
      orientation === 'wide'
        ? `M${x} ${y - 13}v26M${x} ${y - 9}h-10M${x} ${y + 9}h-10`
        : `M${x - 11} ${y}h22M${x - 8} ${y}v-8M${x + 8} ${y}v-8`
    }
  />
);

/** A switch: a ring where the track forks. */
const Switch: Mark = ({ node: { x, y } }) => <circle className={styles['switch']} cx={x} cy={y} r={6} />;

const marks: Readonly<Record<NodeKind, Mark>> = {
  signal: Signal,
  switch: Switch,
  platform: Plate,
  station: Plate,
  buffer: Buffer,
};

/** The mark of a node. Kinds differ in form, not only in colour. */
export function NodeMark(props: NodeMarkProps): ReactNode {
  const Mark = marks[props.node.kind];
  return <Mark {...props} />;
}
