import { readFileSync } from 'node:fs';
import path from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { memoize } from '#lib/core/memoize';

/** Turns an SVG into a PNG of a width in px. */
export type Rasterise = (svg: string, width: number) => Uint8Array;

// A second call in one process is an error.
const initialise = memoize(() =>
  initWasm(readFileSync(path.join('node_modules', '@resvg', 'resvg-wasm', 'index_bg.wasm'))),
);

/** Loads resvg, once in a process. */
export async function openRasteriser(): Promise<Rasterise> {
  await initialise();
  return (svg, width) => {
    const drawing = new Resvg(svg, {
      fitTo: { mode: 'width', value: width },
      font: { loadSystemFonts: false },
    });
    const image = drawing.render();
    const png = image.asPng();
    // The memory of WebAssembly is not collected.
    image.free();
    drawing.free();
    return png;
  };
}
