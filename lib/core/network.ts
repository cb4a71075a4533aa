/** A node that links to its page; the current page's is not linked. */
export type NetworkNode = {
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
  /** SVG path to the neighbouring nodes, highlighted on hover and focus. */
  readonly route?: string;
  /** Whether its route is highlighted while no other is. */
  readonly isHighlighted?: boolean;
};

export type NetworkTitle = { readonly x: number; readonly y: number; readonly text: string };

/** Nodes on lines; `edges` are the paths of the lines, `links` those between lines. */
export type NetworkDrawing = {
  readonly width: number;
  readonly height: number;
  readonly edges: string;
  readonly links: string | null;
  readonly titles: readonly NetworkTitle[];
  readonly nodes: readonly NetworkNode[];
};

/** A network, drawn once per width. */
export type Network = {
  readonly label: string;
  readonly drawings: {
    readonly full?: NetworkDrawing;
    readonly half?: NetworkDrawing;
    readonly narrow: NetworkDrawing;
  };
};
