import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openDiskCache, type DiskCache } from '#lib/content/disk-cache';
import { remember } from '#lib/core/remember';
import { fontFile } from '#lib/guides/font-file';
import { buildOgImagePath, ogImageSize } from '#lib/pages/og-image';
import { listPages } from '#lib/pages/registry';
import { markFile } from '../icons/mark';
import { encodePng } from '../image/png';
import { openRasteriser } from '../image/rasteriser';
import { createTypeSetter } from '../image/type-setter';
import { drawCard, type Card } from '../og/card';
import { toCard } from '../og/page-card';
import { hashFiles } from '../stamps.mjs';

const cacheFolder = path.join('.cache', 'og');

/** What every image depends on: the code that draws it, its fonts, the mark, the libraries. */
export const ogSources = [
  ...['image', 'icons', 'og'].map((name) => path.join('lib', 'build', name)),
  fontFile,
  markFile,
  'package-lock.json',
];

/** Opening fonts and rasteriser takes longer than a build without changes needs for all images. */
const openPainter = remember(async () => {
  const [setter, rasterise] = [await createTypeSetter(), await openRasteriser()];
  return (card: Card): Uint8Array => encodePng(rasterise(drawCard(card, setter), ogImageSize.width));
});

async function readThrough(cache: DiskCache, card: Card): Promise<Uint8Array> {
  const source = JSON.stringify(card);
  const kept = cache.read(source);
  if (kept) return kept;
  const image = (await openPainter())(card);
  cache.write(source, image);
  return image;
}

/**
 * Writes the image that stands for a page where it is shared, for each page that may be found.
 *
 * @param out folder of the export
 * @returns the number of images
 */
export async function writeOgImages(out: string): Promise<number> {
  const cache = openDiskCache(cacheFolder, hashFiles(ogSources));
  let count = 0;
  for (const page of listPages()) {
    const address = buildOgImagePath(page);
    if (!address) continue;
    const card = toCard(page);
    const target = path.join(out, address);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, await readThrough(cache, card));
    count += 1;
  }
  cache.prune();
  return count;
}
