import { readFileSync } from 'node:fs';
import { create, type Font, type GlyphRun } from 'fontkit';
import decompress from 'wawoff2/decompress.js';
import { fontFile } from '#lib/publication-pdfs/font-file';

/** A font variation: weight, and width in per cent. */
export type FontVariation = { readonly weight: number; readonly width: number };

export type TypeSetter = {
  /** Width of a text relative to the font size. */
  readonly measure: (text: string, cut: FontVariation) => number;
  /** SVG path data of a text; `x` and `y` are the start of its baseline in px. */
  readonly draw: (text: string, cut: FontVariation, size: number, x: number, y: number) => string;
};

/** WOFF2 has to be decompressed, because variations need the plain font. */
async function openFont(file: string): Promise<Font> {
  const font = create(Buffer.from(await decompress(readFileSync(file))));
  if ('fonts' in font) throw new Error(`${file} is a collection of fonts.`);
  return font;
}

/** Invisible characters, such as word joiners: a font without them would draw a box. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

function createLayout(base: Font): (text: string, cut: FontVariation) => GlyphRun {
  const cuts = new Map<string, Font>();
  return (text, { weight, width }) => {
    const key = `${weight} ${width}`;
    const font = cuts.get(key) ?? base.getVariation({ wght: weight, wdth: width });
    cuts.set(key, font);
    return font.layout(text.replaceAll(invisible, ''));
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

export async function createTypeSetter(): Promise<TypeSetter> {
  const base = await openFont(fontFile);
  const unit = 1 / base.unitsPerEm;
  const layout = createLayout(base);
  return {
    measure: (text, cut) => layout(text, cut).advanceWidth * unit,
    draw: (text, cut, size, x, y) => drawRun(layout(text, cut), size * unit, x, y),
  };
}
