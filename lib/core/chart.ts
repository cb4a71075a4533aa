/**
 * What a line of a chart says; the style sheet gives it colour, width and dashes.
 *
 * - `edge` the platform edge that time runs along; `rule` a value or a border between days;
 *   `lead` from an event to its words
 * - `main` the series that the chart is about; `side` what it is compared with
 * - `loss` what lies between the two where the main one is the smaller
 * - `way` a track that nothing runs on now; `said` a turn of somebody who speaks; `change` the line on
 *   its way from track to track; `chapter` a border between parts
 * - `track` one of many that mean the same, each standing for one
 * - `rail` a track as on the panels, which nothing runs on
 * - `expected` not before, or not yet; `hatch` closed; `lit` a set route on its `bed`
 */
export type LineRole =
  | 'edge'
  | 'rule'
  | 'lead'
  | 'main'
  | 'side'
  | 'loss'
  | 'way'
  | 'said'
  | 'change'
  | 'chapter'
  | 'track'
  | 'expected'
  | 'hatch'
  | 'rail'
  | 'bed'
  | 'lit';

/** A bar of the main series, one of the comparison, an empty or closed one, and the bed of a route. */
export type AreaRole = 'main' | 'side' | 'empty' | 'bed';

/** Bold, regular and secondary text, text of the main series, the result, a loss, the key figure, a part's number. */
export type TextRole = 'strong' | 'label' | 'note' | 'main' | 'result' | 'loss' | 'figure' | 'chapter';

export type Place = { readonly x: number; readonly y: number };

/** One thing that is drawn, at its place in px of the view box. */
export type Mark =
  | {
      readonly kind: 'line';
      readonly role: LineRole;
      readonly d: string;
      /** Number of the part that it belongs to, for a page that points at parts. */
      readonly part?: string;
    }
  | { readonly kind: 'area'; readonly role: AreaRole; readonly d: string }
  /** A place on a line; a full one is where it ends, a small one of many on a drawing that grows. */
  | (Place & {
      readonly kind: 'station';
      readonly role: 'main' | 'side';
      readonly isFull?: boolean;
      readonly isSmall?: boolean;
    })
  /** A diamond: what changes the course. */
  | (Place & { readonly kind: 'event'; readonly isAmber?: boolean })
  /** A mast with its lamp beside a track, the place at its foot. */
  | (Place & { readonly kind: 'signal' })
  /** A buffer stop: an end. */
  | (Place & { readonly kind: 'stop' })
  /** A plate with a year or a name, its middle at the place; one of those the chart is about, or beside them; a name as on the panels. */
  | (Place & {
      readonly kind: 'plate';
      readonly width: number;
      readonly text: string;
      readonly role?: 'main' | 'quiet' | 'name';
    })
  /** Words; the place is on their base line. */
  | (Place & {
      readonly kind: 'text';
      readonly role: TextRole;
      readonly text: string;
      readonly anchor?: 'start' | 'middle' | 'end';
      /** Words that go on behind them in another type; the browser knows where the first ones end. */
      readonly more?: { readonly role: TextRole; readonly text: string };
    });

/** Marks that lead to a page together; without an address they only belong together. */
export type LinkedMarks = { readonly href?: string | undefined; readonly marks: readonly Mark[] };

/** Marks in the order in which they are drawn, those that are links after the others. */
export type Drawing = {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
  readonly links?: readonly LinkedMarks[];
};

/** Widths of drawings in px: across the page, in seven of its columns or on tablets, on phones. */
export const chartWidths = { full: 1200, half: 680, narrow: 340 } as const;

/** Size of the drawing that stands beside an entry of a list, in px. */
export const thumbnail = { width: 260, height: 52 } as const;

export type ChartSize = keyof typeof chartWidths;

/** The numbers of a chart, for those who would rather read them. The first cell of a row is its header. */
export type ChartTable = {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Columns of numbers, counted from 0. */
  readonly numeric?: readonly number[];
};

/** A chart as a page's view carries it: drawn at build, printed by `components/ui/chart`. */
export type Chart = {
  readonly title: string;
  readonly note?: string | undefined;
  /** What the chart proves, in one sentence: its text alternative. */
  readonly sentence: string;
  /** Drawn for the widths it is shown at; without `full` it never stands across the page. */
  readonly drawings: Readonly<Partial<Record<'full', Drawing>> & Record<'half' | 'narrow', Drawing>>;
  readonly table: ChartTable;
  /** Name of what opens the table. */
  readonly tableLabel: string;
};

/** The course of some numbers, as small as a word. It repeats what stands beside it, so it has no words. */
export type Sparkline = {
  readonly width: number;
  readonly height: number;
  /** Height of the line that it stands on: zero. */
  readonly base: number;
  readonly d: string;
  /** True places of its numbers; the last one is the newest. */
  readonly stations: readonly Place[];
  /** Whether it is large enough for every number to be a station. */
  readonly hasStations: boolean;
};
