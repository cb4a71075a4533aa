import { readFileSync } from 'node:fs';
import path from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { remember } from '#lib/core/remember';

/** Pixels row by row, four bytes each: red, green, blue, alpha. */
export type Bitmap = { readonly width: number; readonly height: number; readonly pixels: Uint8Array };

// A second call in one process is an error.
const initialise = remember(() =>
  initWasm(readFileSync(path.join('node_modules', '@resvg', 'resvg-wasm', 'index_bg.wasm'))),
);

/**
 * Turns drawings into pixels.
 *
 * @returns a function of the SVG and the width in px
 */
export async function openRasteriser(): Promise<(svg: string, width: number) => Bitmap> {
  await initialise();
  return (svg, width) => {
    const drawing = new Resvg(svg, {
      fitTo: { mode: 'width', value: width },
      font: { loadSystemFonts: false },
    });
    const image = drawing.render();
    const bitmap = { width: image.width, height: image.height, pixels: image.pixels };
    // The memory of WebAssembly is not collected.
    image.free();
    drawing.free();
    return bitmap;
  };
}
