import type { MapStation } from '#lib/core/relation-map';
import { wrapLabel } from '#lib/core/wrap-label';

/** Size of the words on a plate and of the name beside it, in px. */
const plateSize = 15;
const noteSize = 14;
export const noteHeight = 18;

/** Half the height of a plate, in px. */
export const half = 17;

/** The lamp of a plate and its words, from the plate's left edge; the room behind them. */
export const lamp = 17;
export const words = 31;
const padding = 12;

/** How wide letters of Archivo are at the weight of plates, in hundredths of the type size; `rest` any other. */
const letters: Readonly<Record<string, number>> = {
  ...{ A: 71, B: 71, C: 72, D: 73, E: 67, F: 61, G: 79, H: 73, I: 28, J: 58, K: 69, L: 57, M: 84, N: 73 },
  ...{ O: 78, P: 67, Q: 78, R: 72, S: 67, T: 62, U: 72, V: 67, W: 95, X: 69, Y: 68, Z: 63 },
  ...{ f: 31, i: 25, j: 25, l: 25, m: 86, r: 36, t: 31, w: 76, '/': 30, '-': 33, ' ': 20 },
};
const rest = 59;

/** Width of a plate with these words, its lamp included: abbreviations differ by half, letter by letter. */
export function plateWidth(text: string): number {
  const sum = [...text].reduce((width, letter) => width + (letters[letter] ?? rest), 0);
  return Math.ceil(words + (sum * plateSize) / 100 + padding);
}

/** Long words of the law are wider than the average that labels are wrapped by. */
const caution = 0.92;

/** A name in lines; compounds with a hyphen may part behind it. */
const wrapName = (name: string, room: number): string[] =>
  wrapLabel(name.replaceAll(/-(?=\p{Lu})/gu, '- '), room * caution, noteSize, 'note').map((line) =>
    line.replaceAll(/- (?=\p{Lu})/gu, '-'),
  );

/** Where a plate begins, how high its middle stands, and how wide it is where others decide that. */
export type Seat = { readonly left: number; readonly y: number; readonly width?: number };

/** What a plate says and where it leads. */
export type PlateWords = { readonly name: string; readonly short: string; readonly path: string | null };

/** A plate with its name in lines, below the plate or beside it; without lines where the plate says it all. */
export function placeStation(
  { name, short, path }: PlateWords,
  { left, y, width = plateWidth(short) }: Seat,
  side: 'below' | 'beside',
  room: number,
): MapStation {
  const lines = name === short ? [] : wrapName(name, room);
  const x = side === 'below' ? left + words : left + width + 12;
  const first = side === 'below' ? y + 38 : y + 5 - ((lines.length - 1) * noteHeight) / 2;
  return {
    ...{ x: left + width / 2, y, width, text: short, name, path },
    lines: lines.map((text, index) => ({ x, y: first + index * noteHeight, text })),
  };
}
