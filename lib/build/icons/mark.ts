import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The source of the logo mark, for tab and header; all other icons are generated from it. */
export const markFile = path.join('public', 'icons', 'icon.svg');

export type MarkColours = { readonly track: string; readonly dot: string };

export const markOnInk: MarkColours = { track: '#ffffff', dot: '#00c281' };

export const markOnPanel: MarkColours = { track: '#0e1a24', dot: '#00a36c' };

/**
 * Embeds the mark in a larger SVG.
 *
 * @param x left edge in px; `y` the top edge, `size` the side length
 */
export function drawMark({ track, dot }: MarkColours, x: number, y: number, size: number): string {
  const source = readFileSync(markFile, 'utf8').trim();
  const coloured = source
    .replace(/<style>.*<\/style>/, '')
    .replace('<path', `<path stroke="${track}"`)
    .replace('<circle', `<circle fill="${dot}"`);
  return coloured.replace('<svg', `<svg x="${x}" y="${y}" width="${size}" height="${size}"`);
}
