import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { fontFile } from './font-file';

/** Weights and widths in per cent that the layout uses: text, what stands out, headings. */
const cuts = [
  { wght: 400, wdth: 100 },
  { wght: 600, wdth: 100 },
  { wght: 700, wdth: 112 },
] as const;

/** The site's face as fonts for print. Typst takes no variable fonts: each cut becomes a font of its own, with all letters. */
export async function openGuideFonts(): Promise<Buffer[]> {
  const packed = readFileSync(fontFile);
  const font = create(packed);
  if ('fonts' in font) throw new Error(`${fontFile} is a collection of fonts.`);
  const letters = String.fromCodePoint(...font.characterSet);
  return Promise.all(
    cuts.map((cut) => subsetFont(packed, letters, { targetFormat: 'truetype', variationAxes: cut })),
  );
}
