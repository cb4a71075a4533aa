import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { openDiskCache, type DiskCache } from '#lib/content/disk-cache';
import { memoize } from '#lib/core/memoize';
import { fontFile } from '#lib/publication-pdfs/font-file';
import { readWords } from '#lib/families/podcast/schema';
import { defaultLocale } from '#lib/i18n/locales';
import type { Page } from '#lib/page-model/page';
import { buildOgImagePath, ogImageSize, podcastCover } from '#lib/registry/og-image';
import { listPages } from '#lib/registry/registry';
import { markFile } from '../icons/mark';
import { openRasteriser } from '../image/rasteriser';
import { createTypeSetter, type TypeSetter } from '../image/type-setter';
import { drawCard, type Card } from '../og/card';
import { drawCover, type Cover } from '../og/cover';
import { toCard } from '../og/page-card';
import { hashFiles } from '../stamps.mjs';

const cacheFolder = path.join('.cache', 'og');

/** Inputs of every image: drawing code, fonts, mark and libraries. */
export const ogSources = [
  ...['image', 'icons', 'og'].map((name) => path.join('lib', 'build', name)),
  fontFile,
  markFile,
  'package-lock.json',
];

type Draw = (setter: TypeSetter) => string;

/** Lazy: opening fonts and rasteriser takes longer than reading all images from the cache. */
const openPainter = memoize(async () => {
  const [setter, rasterise] = [await createTypeSetter(), await openRasteriser()];
  return (draw: Draw, width: number): Uint8Array => rasterise(draw(setter), width);
});

type Image = {
  readonly address: string;
  readonly shows: Card | Cover;
  readonly draw: Draw;
  readonly width: number;
};

async function readThrough(cache: DiskCache, { shows, draw, width }: Image): Promise<Uint8Array> {
  const source = JSON.stringify(shows);
  const cached = cache.read(source);
  if (cached) return cached;
  const image = (await openPainter())(draw, width);
  cache.write(source, image);
  return image;
}

function toImage(page: Page): Image[] {
  const address = buildOgImagePath(page);
  if (!address) return [];
  const card = toCard(page);
  return [{ address, shows: card, draw: (setter) => drawCard(card, setter), width: ogImageSize.width }];
}

/** One cover for all languages, because the show has the same name in each. */
function describeCover(): Image {
  const { show, name } = readWords(defaultLocale);
  const cover = { show, kind: name };
  return {
    address: podcastCover.path,
    shows: cover,
    draw: (setter) => drawCover(cover, setter),
    width: podcastCover.size,
  };
}

export type OgImage = { readonly address: string; readonly bytes: Uint8Array };

/**
 * Draws the sharing image of each indexable page, and the podcast's cover. Depends only on content, so it
 * runs while Next builds in another process; yields between images to handle its output.
 */
export async function drawOgImages(): Promise<readonly OgImage[]> {
  const cache = openDiskCache(cacheFolder, hashFiles(ogSources));
  const drawn: OgImage[] = [];
  for (const image of [...listPages().flatMap(toImage), describeCover()]) {
    drawn.push({ address: image.address, bytes: await readThrough(cache, image) });
    await setImmediate();
  }
  cache.prune();
  return drawn;
}

/** @param out folder of the export */
export function writeOgImages(out: string, images: readonly OgImage[]): void {
  for (const { address, bytes } of images) {
    const target = path.join(out, address);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  }
}
