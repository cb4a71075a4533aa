import { chartWidths, type Chart, type ChartSize, type Drawing } from '#lib/core/chart';

/** Draws a chart for all widths, or for all but the full one. */
export function drawSizes(
  draw: (width: number, size: ChartSize) => Drawing,
  widest: 'full' | 'half',
): Chart['drawings'] {
  const at = (size: ChartSize): Drawing => draw(chartWidths[size], size);
  return { half: at('half'), narrow: at('narrow'), ...(widest === 'full' && { full: at('full') }) };
}
