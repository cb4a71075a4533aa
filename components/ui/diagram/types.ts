/**
 * The kind of a node: `platform` is an entry (of money or a customer), `station` a step, `signal` a check,
 * `switch` a decision, `buffer` an end.
 */
export type NodeKind = 'platform' | 'station' | 'signal' | 'switch' | 'buffer';

/** State of a check: passed, in progress, failed. */
export type Aspect = 'clear' | 'caution' | 'stop';

export type DiagramNode = {
  readonly id: string;
  readonly kind: NodeKind;
  /** Column and lane, both from 0. */
  readonly at: readonly [column: number, lane: number];
  readonly label: string;
  /** A second line in smaller type. */
  readonly note?: string | undefined;
  /** State of a signal; `clear` by default. */
  readonly aspect?: Aspect | undefined;
  /** First and last lane of a signal that spans several tracks (a bridge). */
  readonly lanes?: readonly [first: number, last: number] | undefined;
};

export type DiagramTrack = {
  /** Ids of its nodes, in order. */
  readonly path: readonly string[];
  /** A main track is the usual path, a side track an alternative. */
  readonly style?: 'main' | 'side' | undefined;
};

/** A diagram as in the front matter. */
export type DiagramData = {
  readonly title: string;
  /** The text alternative. */
  readonly alt: string;
  readonly nodes: readonly DiagramNode[];
  readonly tracks: readonly DiagramTrack[];
};

export type Orientation = 'wide' | 'tall';
