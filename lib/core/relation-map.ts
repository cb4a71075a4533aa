/** A label on the map that links to its page; the current page's term is not linked. */
export type MapStation = {
  /** Centre of the label. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly text: string;
  /** Full name, for assistive technology. */
  readonly name: string;
  readonly path: string | null;
  /** The full name in lines, beside or below the label; empty if the label already shows it. */
  readonly lines: readonly { readonly x: number; readonly y: number; readonly text: string }[];
  /** SVG path to the neighbouring stations, highlighted on hover and focus. */
  readonly route?: string;
  /** Whether its route is highlighted while no other is. */
  readonly isLit?: boolean;
};

export type MapTitle = { readonly x: number; readonly y: number; readonly text: string };

/** Stations on lines; `tracks` are the paths of the lines, `changes` the connections between lines. */
export type RelationDrawing = {
  readonly width: number;
  readonly height: number;
  readonly tracks: string;
  readonly changes: string | null;
  readonly titles: readonly MapTitle[];
  readonly stations: readonly MapStation[];
};

/** A map of terms, drawn once per width. */
export type RelationMap = {
  readonly label: string;
  readonly drawings: {
    readonly full?: RelationDrawing;
    readonly half?: RelationDrawing;
    readonly narrow: RelationDrawing;
  };
};
