import type { Mark } from '#lib/core/chart';
import { measureText } from '#lib/core/wrap-label';

/** Px from the sides of a drawing to the tracks that run down at them. */
export const trunk = 20;
/** Px of a change of lane. */
export const turn = 12;

/** Px that a plate takes. */
export const plateWidth = (text: string): number => measureText(text, 15) + 28;

/** A plate at the left or the right end of a drawing. */
export function drawPlate(text: string, width: number, side: 'left' | 'right', y: number): Mark {
  const half = plateWidth(text) / 2;
  return {
    kind: 'plate',
    x: side === 'left' ? half + 1 : width - half - 1,
    y,
    width: half * 2,
    text,
    role: 'name',
  };
}
