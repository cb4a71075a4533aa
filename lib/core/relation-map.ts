/** A name on a plate that leads to its page; the term of the page itself leads nowhere. */
export type MapStation = {
  /** Middle of the plate. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** What the plate says. */
  readonly text: string;
  /** The whole name, for assistive technology. */
  readonly name: string;
  readonly path: string | null;
  /** The whole name in lines, beside or below the plate; empty where the plate says it. */
  readonly lines: readonly { readonly x: number; readonly y: number; readonly text: string }[];
  /** The way to the plates next to it, lit while somebody points at it. */
  readonly route?: string;
  /** Whether its route is lit as long as nobody points at another. */
  readonly isLit?: boolean;
};

/** The name of a line, where it begins. */
export type MapTitle = { readonly x: number; readonly y: number; readonly text: string };

/** Stations on lines; `tracks` are the beds of the lines, `changes` lead from one line to another. */
export type RelationDrawing = {
  readonly width: number;
  readonly height: number;
  readonly tracks: string;
  readonly changes: string | null;
  readonly titles: readonly MapTitle[];
  readonly stations: readonly MapStation[];
};

/** A map of terms, drawn for the widths it is shown at. */
export type RelationMap = {
  /** What the map shows; names it for assistive technology. */
  readonly label: string;
  readonly drawings: {
    readonly full?: RelationDrawing;
    readonly half?: RelationDrawing;
    readonly narrow: RelationDrawing;
  };
};
