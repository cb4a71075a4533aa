import { readFileSync } from 'node:fs';
import { create, type Font, type GlyphRun } from 'fontkit';
import decompress from 'wawoff2/decompress.js';
import { fontFile } from '#lib/guides/font-file';

/** A cut of Archivo: its weight and its width, in per cent. */
export type Cut = { readonly weight: number; readonly width: number };

/** Sets text without a browser. */
export type TypeSetter = {
  /** Width of a text, in parts of the type size. */
  readonly measure: (text: string, cut: Cut) => number;
  /** SVG path data of a text, its baseline beginning at a point in px. */
  readonly draw: (text: string, cut: Cut, size: number, x: number, y: number) => string;
};

/** One font cannot be varied while it is packed as WOFF2. */
async function openFont(file: string): Promise<Font> {
  const font = create(Buffer.from(await decompress(readFileSync(file))));
  if ('fonts' in font) throw new Error(`${file} is a collection of fonts.`);
  return font;
}

/** Signs that are never seen, such as a word joiner: a font that lacks them would draw a box. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;

function createLayout(base: Font): (text: string, cut: Cut) => GlyphRun {
  const cuts = new Map<string, Font>();
  return (text, { weight, width }) => {
    const key = `${weight} ${width}`;
    const font = cuts.get(key) ?? base.getVariation({ wght: weight, wdth: width });
    cuts.set(key, font);
    return font.layout(text.replaceAll(unseen, ''));
  };
}

function drawRun({ glyphs, positions }: GlyphRun, scale: number, x: number, y: number): string {
  let pen = x;
  return glyphs
    .map((glyph, index) => {
      const d = glyph.path.scale(scale, -scale).translate(pen, y).toSVG();
      pen += (positions[index]?.xAdvance ?? 0) * scale;
      return d;
    })
    .join('');
}

/** Opens the site's font for drawing. */
export async function createTypeSetter(): Promise<TypeSetter> {
  const base = await openFont(fontFile);
  const unit = 1 / base.unitsPerEm;
  const layout = createLayout(base);
  return {
    measure: (text, cut) => layout(text, cut).advanceWidth * unit,
    draw: (text, cut, size, x, y) => drawRun(layout(text, cut), size * unit, x, y),
  };
}
