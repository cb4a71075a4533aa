import type { NetworkNode } from '#lib/core/network';
import { wrapLabel } from '#lib/core/wrap-label';

/** Font sizes of the label and of the name beside it, in px. */
const labelSize = 15;
const noteSize = 14;
export const noteHeight = 18;

/** Half the height of a node, in px. */
export const half = 17;

/** Offsets of the circle and the label from the left edge, and the padding behind them. */
export const circle = 17;
export const labelStart = 31;
const padding = 12;

/** Widths of letters of Archivo in semibold, in hundredths of the font size; `rest` is any other. */
const letters: Readonly<Record<string, number>> = {
  ...{ A: 71, B: 71, C: 72, D: 73, E: 67, F: 61, G: 79, H: 73, I: 28, J: 58, K: 69, L: 57, M: 84, N: 73 },
  ...{ O: 78, P: 67, Q: 78, R: 72, S: 67, T: 62, U: 72, V: 67, W: 95, X: 69, Y: 68, Z: 63 },
  ...{ f: 31, i: 25, j: 25, l: 25, m: 86, r: 36, t: 31, w: 76, '/': 30, '-': 33, ' ': 20 },
};
const otherWidth = 59;

/** Width of a node; abbreviations are measured by letter, because their widths differ by half. */
export function nodeWidth(text: string): number {
  const sum = [...text].reduce((width, letter) => width + (letters[letter] ?? otherWidth), 0);
  return Math.ceil(labelStart + (sum * labelSize) / 100 + padding);
}

/** Legal terms are wider than the average letter width that labels are wrapped by. */
const reserve = 0.92;

/** A name in lines; compounds may break after a hyphen. */
const wrapName = (name: string, room: number): string[] =>
  wrapLabel(name.replaceAll(/-(?=\p{Lu})/gu, '- '), room * reserve, noteSize, 'note').map((line) =>
    line.replaceAll(/- (?=\p{Lu})/gu, '-'),
  );

/** Left edge and middle of a node, and its width if that is given. */
type Seat = { readonly left: number; readonly y: number; readonly width?: number };

/** Texts and address of a node. */
export type NodeText = { readonly name: string; readonly short: string; readonly path: string | null };

/** A node with its name below or beside it, unless its label is the name. */
export function placeNode(
  { name, short, path }: NodeText,
  { left, y, width = nodeWidth(short) }: Seat,
  side: 'below' | 'beside',
  room: number,
): NetworkNode {
  const lines = name === short ? [] : wrapName(name, room);
  const x = side === 'below' ? left + labelStart : left + width + 12;
  const first = side === 'below' ? y + 38 : y + 5 - ((lines.length - 1) * noteHeight) / 2;
  return {
    ...{ x: left + width / 2, y, width, text: short, name, path },
    lines: lines.map((text, index) => ({ x, y: first + index * noteHeight, text })),
  };
}
