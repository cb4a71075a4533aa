import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font, type GlyphRun } from 'fontkit';
import decompress from 'wawoff2/decompress.js';

/** A cut of Archivo: its weight and its width, in per cent. */
export type Cut = { readonly weight: number; readonly width: number };

/** Sets text without a browser. */
export type TypeSetter = {
  /** Width of a text, in parts of the type size. */
  readonly measure: (text: string, cut: Cut) => number;
  /** SVG path data of a text, its baseline beginning at a point in px. */
  readonly draw: (text: string, cut: Cut, size: number, x: number, y: number) => string;
};

/** The site's own files, in the order in which a letter is looked for. */
export const fontFiles = ['archivo-latin.woff2', 'archivo-latin-more.woff2', 'archivo-latin-ext.woff2'].map(
  (name) => path.join('components', 'fonts', name),
);

/** One font cannot be varied while it is packed as WOFF2. */
async function openFont(file: string): Promise<Font> {
  const font = create(Buffer.from(await decompress(readFileSync(file))));
  if ('fonts' in font) throw new Error(`${file} is a collection of fonts.`);
  return font;
}

/** Splits a text where its letters come from another font; what no font has stays with the first. */
function splitByFont(
  text: string,
  fonts: readonly Font[],
): { readonly font: number; readonly text: string }[] {
  const runs: { font: number; text: string }[] = [];
  for (const letter of text) {
    const font = Math.max(
      0,
      fonts.findIndex((candidate) => candidate.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
    );
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

/** Signs that are never seen, such as a word joiner: a font that lacks them would draw a box. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;

function createLayout(bases: readonly Font[]): (text: string, cut: Cut) => GlyphRun[] {
  const cuts = new Map<string, Font[]>();
  return (text, { weight, width }) => {
    const key = `${weight} ${width}`;
    const fonts = cuts.get(key) ?? bases.map((base) => base.getVariation({ wght: weight, wdth: width }));
    cuts.set(key, fonts);
    return splitByFont(text.replaceAll(unseen, ''), bases).flatMap(
      (run) => fonts[run.font]?.layout(run.text) ?? [],
    );
  };
}

function drawRuns(runs: readonly GlyphRun[], scale: number, x: number, y: number): string {
  let pen = x;
  return runs
    .flatMap(({ glyphs, positions }) =>
      glyphs.map((glyph, index) => {
        const d = glyph.path.scale(scale, -scale).translate(pen, y).toSVG();
        pen += (positions[index]?.xAdvance ?? 0) * scale;
        return d;
      }),
    )
    .join('');
}

/** Opens the site's fonts for drawing. */
export async function createTypeSetter(): Promise<TypeSetter> {
  const bases: Font[] = [];
  // One after the other: the unpacker hands out its own memory, which the next file overwrites.
  for (const file of fontFiles) bases.push(await openFont(file));
  const unit = 1 / (bases[0]?.unitsPerEm ?? 1000);
  const layout = createLayout(bases);
  return {
    measure: (text, cut) => layout(text, cut).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) * unit,
    draw: (text, cut, size, x, y) => drawRuns(layout(text, cut), size * unit, x, y),
  };
}
