/**
 * Role of a line in a chart; the style sheet gives it colour, width and dashes.
 *
 * - `axis` the axis; `grid` a grid line or a border between days; `leader` from a mark to its label
 * - `main` the series that the chart is about; `side` what it is compared with; `loss` what exceeds a limit
 * - `lane` a lane of one participant; `segment` when the participant is active; `connector` the step from
 *   lane to lane; `boundary` a border between chapters
 * - `connection` an edge of a network or tree; `highlight` the highlighted path, over its wider `casing`
 * - `expected` planned or uncertain; `hatch` closed
 */
export type LineRole =
  | 'axis'
  | 'grid'
  | 'leader'
  | 'main'
  | 'side'
  | 'loss'
  | 'lane'
  | 'segment'
  | 'connector'
  | 'boundary'
  | 'connection'
  | 'casing'
  | 'highlight'
  | 'expected'
  | 'hatch';

/** A bar of the main series, of the comparison, the missing part as an outline, and the casing of a highlighted path. */
export type AreaRole = 'main' | 'side' | 'empty' | 'casing';

/** Bold, regular and secondary text, text of the main series, a loss, a key figure, the number of a chapter. */
export type TextRole = 'strong' | 'label' | 'note' | 'main' | 'loss' | 'figure' | 'chapter';

export type Place = { readonly x: number; readonly y: number };

/** A mark with its position in px of the view box. */
export type Mark =
  | {
      readonly kind: 'line';
      readonly role: LineRole;
      readonly d: string;
      /** Number of the chapter that it belongs to, so that the page can highlight a chapter. */
      readonly part?: string;
    }
  | { readonly kind: 'area'; readonly role: AreaRole; readonly d: string }
  /** A data point; filled where it is the last one, small in a drawing that is scaled up. */
  | (Place & {
      readonly kind: 'point';
      readonly role: 'main' | 'side';
      readonly isFull?: boolean;
      readonly isSmall?: boolean;
    })
  /** A diamond: a milestone or a change. */
  | (Place & { readonly kind: 'diamond'; readonly isAccent?: boolean })
  /** A pin, such as for a threshold or a check; the position is its foot. */
  | (Place & { readonly kind: 'pin' })
  /** An end cap: a bar across the end of a line. */
  | (Place & { readonly kind: 'end' })
  /** A labelled box around its position: of the main series, of the others, or a name. */
  | (Place & {
      readonly kind: 'box';
      readonly width: number;
      readonly text: string;
      readonly role?: 'main' | 'secondary' | 'name';
    })
  /** Text; the position is on its baseline. */
  | (Place & {
      readonly kind: 'text';
      readonly role: TextRole;
      readonly text: string;
      readonly anchor?: 'start' | 'middle' | 'end';
      /** Text that follows on the same line in another role; the browser positions it. */
      readonly more?: { readonly role: TextRole; readonly text: string };
    });

/** A group of marks that is one link; without an address it is only a group. */
export type LinkedMarks = { readonly href?: string | undefined; readonly marks: readonly Mark[] };

/** Marks in drawing order; groups that are links come after the others. */
export type Drawing = {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
  readonly links?: readonly LinkedMarks[];
};

/** Widths of drawings in px: the whole page, seven of its columns or tablets, phones. */
export const chartWidths = { full: 1200, half: 680, narrow: 340 } as const;

/** Size in px of the drawing beside a list entry. */
export const thumbnail = { width: 260, height: 52 } as const;

export type ChartSize = keyof typeof chartWidths;

/** The data of a chart as a table. The first cell of a row is its header. */
export type ChartTable = {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Columns of numbers, counted from 0. */
  readonly numeric?: readonly number[];
};

/** A chart in a page's view: drawn at build, rendered by `components/ui/chart`. */
export type Chart = {
  readonly title: string;
  readonly note?: string | undefined;
  /** The conclusion in one sentence: the text alternative. */
  readonly alt: string;
  /** One drawing per width; without `full` the chart is never as wide as the page. */
  readonly drawings: Readonly<Partial<Record<'full', Drawing>> & Record<'half' | 'narrow', Drawing>>;
  readonly table: ChartTable;
  /** Label of the control that opens the table. */
  readonly tableLabel: string;
};

/** A line chart as small as a word. It repeats the numbers beside it, so it has no text. */
export type Sparkline = {
  readonly width: number;
  readonly height: number;
  /** Height of the axis: zero. */
  readonly base: number;
  readonly d: string;
  /** Positions of the values; the last one is the newest. */
  readonly points: readonly Place[];
  /** Whether every value is drawn as a point. */
  readonly hasPoints: boolean;
};

/** Where a dot begins and ends; a duration that is known as a range is as long as the range. */
export type DurationPlace = {
  readonly begin: string;
  readonly end: string;
  /** Whether its number is before it, because the axis ends soon after it. */
  readonly isLate: boolean;
};

/** Positions of units on the axis, each with its name. */
export type DurationTick = { readonly at: string; readonly name: string };
