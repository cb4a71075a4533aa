import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { fontFile } from './font-file';

/** Weights, and widths in per cent, of the layout: text, emphasis, headings. */
const cuts = [
  { wght: 400, wdth: 100 },
  { wght: 600, wdth: 100 },
  { wght: 700, wdth: 112 },
] as const;

/** Static instances of the site's font with all letters, because Typst does not support variable fonts. */
export async function openGuideFonts(): Promise<Buffer[]> {
  const packed = readFileSync(fontFile);
  const font = create(packed);
  if ('fonts' in font) throw new Error(`${fontFile} is a collection of fonts.`);
  const letters = String.fromCodePoint(...font.characterSet);
  return Promise.all(
    cuts.map((cut) => subsetFont(packed, letters, { targetFormat: 'truetype', variationAxes: cut })),
  );
}
