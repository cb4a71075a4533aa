import type { Page } from '#lib/page-model/page';

/** Size in px of images for sharing. */
export const ogImageSize = { width: 1200, height: 630 } as const;

/** Cover of the podcast: square, in the maximum size of podcast directories. */
export const podcastCover = { path: '/og/podcast-cover.png', size: 3000 } as const;

/** Path of a page's sharing image; pages that are not indexed have none. */
export function buildOgImagePath(page: Pick<Page, 'indexed' | 'path'>): string | undefined {
  if (!page.indexed) return undefined;
  return `/og${page.path === '/' ? '/index' : page.path.replace(/\/$/, '')}.png`;
}
