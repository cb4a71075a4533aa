/**
 * The kind of a node: `endpoint` is where money or a customer comes from or arrives, `stop` where the process
 * ends before that.
 */
export type NodeKind = 'endpoint' | 'step' | 'check' | 'decision' | 'stop';

/** Status of a check. */
export type Status = 'passed' | 'pending' | 'failed';

export type DiagramNode = {
  readonly id: string;
  readonly kind: NodeKind;
  /** Column and lane, both from 0. */
  readonly at: readonly [column: number, lane: number];
  readonly label: string;
  /** A second line in smaller type. */
  readonly note?: string | undefined;
  /** Status of a check; `passed` by default. */
  readonly status?: Status | undefined;
  /** First and last lane of a check that spans several paths. */
  readonly lanes?: readonly [first: number, last: number] | undefined;
};

export type DiagramPath = {
  /** Ids of its nodes, in order. */
  readonly nodes: readonly string[];
  /** A main path is the usual path, a side path an alternative. */
  readonly style?: 'main' | 'side' | undefined;
};

/** A sign of the legend: a passed check, one that asks, and an end before the process is over. */
export type Sign = 'passed' | 'pending' | 'ends';

/** A diagram as in the front matter. */
export type DiagramData = {
  readonly title: string;
  /** The text alternative. */
  readonly alt: string;
  readonly nodes: readonly DiagramNode[];
  readonly paths: readonly DiagramPath[];
  /** What the signs mean, in words. */
  readonly signs?: Readonly<Record<Sign, string>> | undefined;
};

export type Orientation = 'wide' | 'tall';
