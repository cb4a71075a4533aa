import { readFileSync } from 'node:fs';
import path from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { memoize } from '#lib/core/memoize';

export type Rasterise = (svg: string, width: number) => Uint8Array;

// May be called only once per process.
const initialise = memoize(() =>
  initWasm(readFileSync(path.join('node_modules', '@resvg', 'resvg-wasm', 'index_bg.wasm'))),
);

/** Loads resvg, once per process. */
export async function openRasteriser(): Promise<Rasterise> {
  await initialise();
  return (svg, width) => {
    const drawing = new Resvg(svg, {
      fitTo: { mode: 'width', value: width },
      font: { loadSystemFonts: false },
    });
    const image = drawing.render();
    const png = image.asPng();
    // WebAssembly memory is not garbage-collected.
    image.free();
    drawing.free();
    return png;
  };
}
