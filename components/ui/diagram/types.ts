/**
 * What stands at a point of the track. A platform is where money or a customer arrives, a station a
 * step on the way, a signal a check, a switch a decision, a buffer an end.
 */
export type NodeKind = 'platform' | 'station' | 'signal' | 'switch' | 'buffer';

/** What a signal shows: the check is passed, is under way, has stopped the run. */
export type Aspect = 'clear' | 'caution' | 'stop';

export type DiagramNode = {
  readonly id: string;
  readonly kind: NodeKind;
  /** Column and lane, both from 0; columns run with the money, lanes lie side by side. */
  readonly at: readonly [column: number, lane: number];
  readonly label: string;
  /** A second, smaller line. */
  readonly note?: string | undefined;
  /** Of a signal; clear unless told otherwise. */
  readonly aspect?: Aspect | undefined;
  /** Of a signal that stands over several tracks, a bridge: the first and the last lane under it. Each track passes on its own. */
  readonly lanes?: readonly [first: number, last: number] | undefined;
};

export type DiagramTrack = {
  /** Ids of the nodes that the track passes, in order. */
  readonly path: readonly string[];
  /** A main track carries the run; a side track is a way that may be taken. */
  readonly style?: 'main' | 'side' | undefined;
};

/** A diagram as an editor writes it. */
export type DiagramData = {
  readonly title: string;
  /** What the drawing says, for those who do not see it. */
  readonly alt: string;
  readonly nodes: readonly DiagramNode[];
  readonly tracks: readonly DiagramTrack[];
};

export type Orientation = 'wide' | 'tall';
