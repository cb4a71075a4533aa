import type { AreaRole, LineRole, Mark, Place, TextRole } from '#lib/core/chart';
import { textSizes } from '#lib/core/mark-shapes';
import { measureText, wrapLabel } from '#lib/core/wrap-label';
import { toTenths } from './geometry';

export type TextMark = Extract<Mark, { readonly kind: 'text' }>;

/** Distance of two baselines in px. */
export const lineHeight = 18;

const kindOf = (role: TextRole) => (role === 'note' ? 'note' : 'label');

/** Estimated width of a text in px. */
export const widthOf = (role: TextRole, text: string): number =>
  measureText(text, textSizes[role], kindOf(role));

export const drawLine = (role: LineRole, d: string): Mark => ({ kind: 'line', role, d });

export const drawArea = (role: AreaRole, d: string): Mark => ({ kind: 'area', role, d });

/** A point of the main series, or of the one that it is compared with. */
export const drawPoint = ({ x, y }: Place, role: 'main' | 'side' = 'main', isFull = false): Mark => ({
  kind: 'point',
  role,
  x: toTenths(x),
  y: toTenths(y),
  ...(isFull && { isFull }),
});

/** Where a text is aligned: its baseline, and which end of it the position is. */
export type TextPlace = Place & { readonly anchor?: TextMark['anchor'] };

export const drawText = (role: TextRole, { x, y, anchor }: TextPlace, text: string): TextMark => ({
  kind: 'text',
  role,
  x: toTenths(x),
  y: toTenths(y),
  ...(anchor && anchor !== 'start' && { anchor }),
  text,
});

/** A line of text in its role. */
export type Row = { readonly role: TextRole; readonly text: string };

/** A text in as few lines as a width allows. */
export const wrap = (role: TextRole, text: string, width: number): Row[] =>
  wrapLabel(text, width, textSizes[role], kindOf(role)).map((line) => ({ role, text: line }));

/** A title and its note below it. */
export const wrapRows = (
  title: string,
  note: string | undefined,
  width: number,
  role: TextRole = 'strong',
): Row[] => [...wrap(role, title, width), ...(note ? wrap('note', note, width) : [])];

/** Width of the widest row. */
export const widestOf = (rows: readonly Row[]): number =>
  Math.max(0, ...rows.map(({ role, text }) => widthOf(role, text)));

/** Rows below each other; the place is the baseline of the first. */
export const drawRows = (rows: readonly Row[], place: TextPlace, step = lineHeight): TextMark[] =>
  rows.map(({ role, text }, index) => drawText(role, { ...place, y: place.y + index * step }, text));

/** A position at which a centred text stays within the drawing. */
export function keepWithin(x: number, role: TextRole, text: string, width: number): number {
  const half = widthOf(role, text) / 2;
  return Math.min(Math.max(x, half), width - half);
}

/** The lowest baseline of some marks, or a height below which it never is. */
export const lowestOf = (marks: readonly Mark[], least = 0): number =>
  Math.max(least, ...marks.map((mark) => ('y' in mark ? mark.y : 0)));

/** A path that is highlighted, on its casing. */
export const drawHighlight = (d: string): Mark[] => [drawLine('casing', d), drawLine('highlight', d)];

/** A labelled box around its position. */
export const drawBox = ({ x, y }: Place, width: number, text: string): Mark => ({
  kind: 'box',
  x,
  y,
  width,
  text,
});

/** Width that a box needs for its text. */
export const boxWidth = (text: string, padding: number): number => Math.ceil(measureText(text, 13)) + padding;
