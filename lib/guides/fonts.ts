import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create } from 'fontkit';
import subsetFont from 'subset-font';

/**
 * The site's own files, which axes each can be set on, and the name the layout calls it by: Typst looks for a
 * letter in one font of a name only, so the two may not share theirs. Names are as long as the original.
 */
const files = [
  { file: path.join('components', 'fonts', 'archivo-latin.woff2'), axes: ['wght', 'wdth'], name: 'Archivo' },
  {
    file: path.join('components', 'fonts', 'archivo-latin-more.woff2'),
    axes: ['wght', 'wdth'],
    name: 'ArchMor',
  },
  { file: path.join('components', 'fonts', 'archivo-latin-ext.woff2'), axes: ['wght'], name: 'ArchExt' },
] as const;

export const guideFontFiles: readonly string[] = files.map(({ file }) => file);

/** Weights and widths in per cent that the layout uses: text, what stands out, headings. */
const cuts = [
  { wght: 400, wdth: 100 },
  { wght: 600, wdth: 100 },
  { wght: 700, wdth: 112 },
] as const;

/** Calls a font by another name of the same length: its names are UTF-16 in the table "name". */
function renameFont(font: Buffer, name: string): Buffer {
  const [from, to] = ['Archivo', name].map((text) => Buffer.from(text, 'utf16le').swap16());
  const renamed = Buffer.from(font);
  if (!from || !to) return renamed;
  for (let at = renamed.indexOf(from); at >= 0; at = renamed.indexOf(from, at + to.length))
    to.copy(renamed, at);
  return renamed;
}

/** Typst takes no variable fonts: each cut becomes a font of its own, with all letters. */
async function cutFont({ file, axes, name }: (typeof files)[number]): Promise<Buffer[]> {
  const packed = readFileSync(file);
  const font = create(packed);
  if ('fonts' in font) throw new Error(`${file} is a collection of fonts.`);
  const letters = String.fromCodePoint(...font.characterSet);
  return Promise.all(
    cuts.map(async (cut) => {
      const variationAxes = Object.fromEntries(axes.map((axis) => [axis, cut[axis]]));
      return renameFont(await subsetFont(packed, letters, { targetFormat: 'truetype', variationAxes }), name);
    }),
  );
}

/** The site's face as fonts for print. */
export async function openGuideFonts(): Promise<Buffer[]> {
  const fonts = await Promise.all(files.map(cutFont));
  return fonts.flat();
}
