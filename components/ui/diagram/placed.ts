import type { DiagramNode } from './types';

/** From lane to lane in px. */
export type Pitch = number;

/** A place in px of a diagram's view box. */
export type Point = { readonly x: number; readonly y: number };

/** A line of text at its place. */
export type PlacedLine = Point & {
  readonly text: string;
  readonly isNote: boolean;
  /** Whether the place is where the line ends. */
  readonly isEnd?: boolean;
};

/** The plate with a node's name, which stands on the track. */
export type Plate = Point & { readonly width: number; readonly height: number };

export type PlacedNode = DiagramNode &
  Point & {
    /** Where the track may leave its lane at the earliest, and has to have reached it at the latest; along the run. */
    readonly exit: number;
    readonly entry: number;
    readonly lines: readonly PlacedLine[];
    /** Of platforms and stations in a wide drawing. */
    readonly plate?: Plate | undefined;
  };

/** The nodes of a drawing at their places, and the drawing's size in px. */
export type PlacedDiagram = {
  readonly nodes: readonly PlacedNode[];
  readonly width: number;
  readonly height: number;
  readonly pitch: Pitch;
};
