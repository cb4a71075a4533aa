import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { encodeIco } from '../icons/ico';
import { drawMark, markOnInk } from '../icons/mark';
import { openRasteriser, type Rasterise } from '../image/rasteriser';

type Tile = {
  readonly file: string;
  readonly size: number /** Whole multiple of the mark's 32 px, so that its edges stay sharp. */;
  readonly mark: number;
};

/** Maskable icons are cropped to a circle of 80 %: the mark stays inside. */
const tiles: readonly Tile[] = [
  { file: 'icons/icon-192.png', size: 192, mark: 128 },
  { file: 'icons/icon-512.png', size: 512, mark: 352 },
  { file: 'icons/maskable-512.png', size: 512, mark: 288 },
  { file: 'apple-touch-icon.png', size: 180, mark: 128 },
];

const faviconSizes = [16, 32, 48] as const;

/** The mark on a dark tile. */
function drawTile(size: number, mark: number): string {
  const edge = (size - mark) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" fill="#0e1a24"/>${drawMark(markOnInk, edge, edge, mark)}</svg>`;
}

function drawFavicon(rasterise: Rasterise): Buffer {
  return encodeIco(faviconSizes.map((size) => ({ size, png: rasterise(drawTile(32, 32), size) })));
}

/**
 * Generates all icons from the mark: tiles for home screens, and `favicon.ico`.
 *
 * @param out folder of the export
 */
export async function writeIcons(out: string): Promise<void> {
  const rasterise = await openRasteriser();
  mkdirSync(path.join(out, 'icons'), { recursive: true });
  for (const { file, size, mark } of tiles)
    writeFileSync(path.join(out, file), rasterise(drawTile(size, mark), size));
  writeFileSync(path.join(out, 'favicon.ico'), drawFavicon(rasterise));
}
