import type { Mark } from '#lib/core/chart';
import { toTenths } from './geometry';
import { drawLine, drawRows, drawText, lineHeight, widestOf, widthOf, wrap, type Row } from './marks';

/** A part of a bar, or as much of it as is on one side of the limit, at its position. */
export type PlacedPart = {
  readonly share?: string | undefined;
  readonly name?: string | undefined;
  /** The main series, what it is compared with, what exceeds a limit, or what is missing. */
  readonly series: 'main' | 'side' | 'loss' | 'empty';
  readonly begin: number;
  readonly end: number;
  /** Where its text may end: that of the last part may use the rest of the drawing. */
  readonly free: number;
};

type Size = 'half' | 'narrow';

/** Half the stroke of an outline, which is inside its bar. */
export const outline = 1.5;

/** From a bar to the bracket above it, height of the bracket, and from there to its text. */
const bracket = { bar: 14, height: 6, words: 7 } as const;

/** Less would break a word. */
const leastRoom = 60;

/** Width of a share and its name on one line. */
const lengthOf = (role: 'strong' | 'loss', share: string, name: string): number =>
  widthOf(role, share) + 8 + widthOf('note', name);

/** Share and name below a part: on one line if there is room, on phones always on two. */
export function placeWords(
  { share, name, series, begin, free }: PlacedPart,
  y: number,
  size: Size,
  width: number,
): Mark[] {
  if (share === undefined) return [];
  const isLoss = series === 'loss';
  const [role, x] = [isLoss ? 'loss' : 'strong', toTenths(begin + (isLoss ? outline : 0))] as const;
  if (name === undefined) return [drawText(role, { x, y }, share)];
  if (size === 'half' && lengthOf(role, share, name) <= free - x)
    return [{ ...drawText(role, { x, y }, share), more: { role: 'note', text: name } }];
  const room = Math.min(Math.max(free - x, leastRoom), width - x);
  return drawRows([{ role, text: share }, ...wrap('note', name, room)], { x, y });
}

/** From the end of a bar to the text behind it. */
const endGap = 8;

/** Room for a share behind a bar, and for its name if it is there too. */
export function roomBehind({ share, name }: Pick<PlacedPart, 'share' | 'name'>, hasName: boolean): number {
  if (share === undefined) return 0;
  return (
    endGap + (hasName && name !== undefined ? lengthOf('strong', share, name) : widthOf('strong', share))
  );
}

/** Where text below the end of a bar may be, and its first baseline. */
type Below = { readonly left: number; readonly right: number; readonly y: number };

/** Rows that end where a bar ends, or begin where it begins if they are longer. */
function alignRows(rows: readonly Row[], { left, right, y }: Below): Mark[] {
  const fits = widestOf(rows) <= right - left;
  return drawRows(rows, fits ? { x: right, y, anchor: 'end' } : { x: left, y });
}

/** Share of a bar behind its end at a baseline; its name is there too, or below the end. */
export function placeBehind(
  { share, name, series, end }: PlacedPart,
  y: number,
  { hasNames: hasName, width }: { readonly hasNames: boolean; readonly width: number },
  below: Below,
): Mark[] {
  if (share === undefined) return [];
  const role = series === 'loss' ? 'loss' : 'strong';
  const text = drawText(role, { x: end + endGap, y }, share);
  if (name === undefined) return [text];
  if (hasName) return [{ ...text, more: { role: 'note', text: name } }];
  return [text, ...alignRows(wrap('note', name, width - below.left), below)];
}

/** Share and name of a bar below its end, because an outline follows it. */
export function placeBelow({ share, name }: PlacedPart, width: number, below: Below): Mark[] {
  if (share === undefined) return [];
  if (name === undefined) return alignRows([{ role: 'strong', text: share }], below);
  const { left, right, y } = below;
  if (lengthOf('strong', share, name) <= right - left)
    return [
      { ...drawText('strong', { x: right, y, anchor: 'end' }, share), more: { role: 'note', text: name } },
    ];
  return alignRows([{ role: 'strong', text: share }, ...wrap('note', name, width - left)], below);
}

/** A bracket above a part that crosses the limit, with its whole amount. */
export function bracketPart(part: PlacedPart, bar: number, size: Size, width: number): Mark[] {
  const { begin: x, end } = part;
  const { height, words } = bracket;
  const top = bar - bracket.bar - height;
  // One line of text above the bracket, on phones two.
  const y = top - words - (size === 'narrow' && part.name !== undefined ? lineHeight : 0);
  return [
    drawLine('leader', `M${x} ${top + height}v${-height}H${end}v${height}`),
    ...placeWords(part, y, size, width),
  ];
}
