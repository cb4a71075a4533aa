import type { Mark } from '#lib/core/chart';
import { measureText, wrapLabel } from '#lib/core/wrap-label';
import { toTenths } from './geometry';

/** A part of a sum, or as much of it as lies on one side of the limit, at its place. */
export type PlacedPart = {
  readonly share?: string | undefined;
  readonly name?: string | undefined;
  /** What the chart is about, what it is compared with, what exceeds a limit, or what is missing. */
  readonly track: 'main' | 'side' | 'loss' | 'empty';
  readonly begin: number;
  readonly end: number;
  /** Where its words may end: beyond the last part, they have the rest of the drawing. */
  readonly free: number;
};

type Size = 'half' | 'narrow';

/** Type sizes and the distance of lines of words, in px. */
export const label = 14;
const note = 13;
export const line = 17;

/** Half the stroke of an outline, which stands within its place. */
export const outline = 1.5;

/** From a bar up to the bracket above it, its height, and from there to words. */
const bracket = { bar: 14, height: 6, words: 7 } as const;

/** Less would break a word. */
const leastRoom = 60;

/** Share and name from where the part begins: in one line where there is room, on phones always below each other. */
export function placeWords(
  { share, name, track, begin, free }: PlacedPart,
  y: number,
  size: Size,
  width: number,
): Mark[] {
  if (share === undefined) return [];
  const isLoss = track === 'loss';
  const [role, x] = [isLoss ? 'loss' : 'strong', toTenths(begin + (isLoss ? outline : 0))] as const;
  if (name === undefined) return [{ kind: 'text', role, x, y, text: share }];
  const wanted = measureText(share, label) + 8 + measureText(name, note, 'note');
  if (size === 'half' && wanted <= free - x)
    return [{ kind: 'text', role, x, y, text: share, more: { role: 'note', text: name } }];
  const lines = wrapLabel(name, Math.min(Math.max(free - x, leastRoom), width - x), note, 'note');
  return [
    { kind: 'text', role, x, y, text: share },
    ...lines.map((text, row): Mark => ({ kind: 'text', role: 'note', x, y: y + (row + 1) * line, text })),
  ];
}

/** Over a part that the limit divides: a bracket, and how much it is in all. */
export function bracketPart(part: PlacedPart, bar: number, size: Size, width: number): Mark[] {
  const { begin: x, end } = part;
  const { height, words } = bracket;
  const top = bar - bracket.bar - height;
  // In one line over the bracket, on phones in two.
  const y = top - words - (size === 'narrow' && part.name !== undefined ? line : 0);
  return [
    { kind: 'line', role: 'lead', d: `M${x} ${top + height}v${-height}H${end}v${height}` },
    ...placeWords(part, y, size, width),
  ];
}
