import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create } from 'fontkit';
import subsetFont from 'subset-font';

/** The site's own, with all Latin letters. */
const file = path.join('components', 'fonts', 'archivo.woff2');

export const guideFontFiles: readonly string[] = [file];

/** Weights and widths in per cent that the layout uses: text, what stands out, headings. */
const cuts = [
  { wght: 400, wdth: 100 },
  { wght: 600, wdth: 100 },
  { wght: 700, wdth: 112 },
] as const;

/** The site's face as fonts for print. Typst takes no variable fonts: each cut becomes a font of its own, with all letters. */
export async function openGuideFonts(): Promise<Buffer[]> {
  const packed = readFileSync(file);
  const font = create(packed);
  if ('fonts' in font) throw new Error(`${file} is a collection of fonts.`);
  const letters = String.fromCodePoint(...font.characterSet);
  return Promise.all(
    cuts.map((cut) => subsetFont(packed, letters, { targetFormat: 'truetype', variationAxes: cut })),
  );
}
