import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { locales } from '#lib/i18n/locales';
import { buildOgImagePath, podcastCover } from '#lib/registry/og-image';
import { listPages } from '#lib/registry/registry';
import { siteOrigin } from '#lib/page-model/site-url';
import { htmlFileOf, listExported, out, readExported } from '#tests/support/exported';

const indexed = listPages().filter((page) => page.indexed);
const sizeOf = (file: string): { type?: string | undefined; width: number; height: number } =>
  imageSize(readFileSync(path.join(out, file)));

function readMeta(html: string): Record<string, string> {
  return Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)"\/>/g)].map(
      ([, name = '', content = '']) => [name, content],
    ),
  );
}

describe('images for sharing', () => {
  it.each(indexed.map((page) => [page.path, page] as const))(
    '%s has one of the right size, and names it',
    (_path, page) => {
      const image = buildOgImagePath(page) ?? '';
      expect(sizeOf(image)).toMatchObject({ type: 'png', width: 1200, height: 630 });
      expect(statSync(path.join(out, image)).size).toBeLessThan(110_000);
      const meta = readMeta(readExported(htmlFileOf(page)));
      expect(meta).toMatchObject({
        'og:image': siteOrigin + image,
        'og:image:width': '1200',
        'og:image:height': '630',
        'twitter:card': 'summary_large_image',
      });
      expect(meta['og:image:alt']).toBeTruthy();
    },
  );

  it('exist for no other pages', () => {
    for (const page of listPages().filter((other) => !other.indexed))
      expect(readExported(htmlFileOf(page))).not.toMatch(/og:image|twitter:/);
    const images = listExported('.png').filter((file) => file.startsWith('/og/'));
    expect(images).toEqual([...indexed.map(buildOgImagePath), podcastCover.path].sort());
  });

  it('are different for all pages of a language', () => {
    for (const locale of locales) {
      const drawings = indexed
        .filter((page) => page.locale === locale)
        .map((page) => readFileSync(path.join(out, buildOgImagePath(page) ?? '')).toString('base64'));
      expect(new Set(drawings).size).toBe(drawings.length);
    }
  });

  it('are not precached by the service worker', () => {
    expect(readExported('/sw.js')).not.toMatch(/\/og\/|\.png/);
  });
});

describe('icons', () => {
  it.each([
    ['/icons/icon-192.png', 192],
    ['/icons/icon-512.png', 512],
    ['/icons/maskable-512.png', 512],
    ['/apple-touch-icon.png', 180],
  ])('%s is a square of %i px', (file, size) => {
    expect(sizeOf(file)).toMatchObject({ type: 'png', width: size, height: size });
  });

  it('include an ICO with the sizes for tabs and task bars', () => {
    const { images } = imageSize(readFileSync(path.join(out, 'favicon.ico')));
    expect(images?.map(({ width, height }) => `${width}x${height}`)).toEqual(['16x16', '32x32', '48x48']);
  });
});
