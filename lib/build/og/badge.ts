import type { FontVariation, TypeSetter } from '../image/type-setter';
import { palette } from './palette';

const cut: FontVariation = { weight: 640, width: 104 };
const size = 30;
/** Height of a label, its padding, and the space of its dot. */
const sizes = { height: 60, side: 22, lamp: 34 } as const;

/** Width of a label in px. */
export const measureBadge = (text: string, { measure }: TypeSetter): number =>
  Math.round(measure(text, cut) * size + 2 * sizes.side + sizes.lamp);

/**
 * Draws a label with its name on a line.
 *
 * @param x its left edge
 * @param y the line
 */
export function drawBadge(text: string, x: number, y: number, setter: TypeSetter): string {
  const width = measureBadge(text, setter);
  const left = x + sizes.side;
  return [
    `<rect x="${x}" y="${y - sizes.height / 2}" width="${width}" height="${sizes.height}" rx="3" fill="${palette.badge}" stroke="${palette.bed}" stroke-width="2.5"/>`,
    `<circle cx="${left + 9}" cy="${y}" r="8" fill="none" stroke="${palette.textSoft}" stroke-width="2.5"/>`,
    `<path fill="${palette.text}" d="${setter.draw(text, cut, size, left + sizes.lamp, y + size * 0.36)}"/>`,
  ].join('');
}
