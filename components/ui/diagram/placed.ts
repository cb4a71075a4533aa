import type { DiagramNode } from './types';

/** Distance of two lanes in px. */
export type Pitch = number;

/** A position in px of a diagram's view box. */
export type Point = { readonly x: number; readonly y: number };

/** A line of text at its position. */
export type PlacedLine = Point & {
  readonly text: string;
  readonly isNote: boolean;
  /** Whether the position is the end of the line. */
  readonly isEnd?: boolean;
};

/** The box with a node's name, on the path. */
export type Box = Point & { readonly width: number; readonly height: number };

export type PlacedNode = DiagramNode &
  Point & {
    /** Extent along the path within which the path keeps its lane. */
    readonly exit: number;
    readonly entry: number;
    readonly lines: readonly PlacedLine[];
    /** Only for endpoints and steps of a wide drawing. */
    readonly box?: Box | undefined;
  };

/** The placed nodes, and the size of the drawing in px. */
export type PlacedDiagram = {
  readonly nodes: readonly PlacedNode[];
  readonly width: number;
  readonly height: number;
  readonly pitch: Pitch;
};
