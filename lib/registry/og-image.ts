import type { Page } from '#lib/page-model/page';

/** Size in px of the images that stand for pages where they are shared. */
export const ogImageSize = { width: 1200, height: 630 } as const;

/** The cover of the podcast: a square, as large as directories take it. */
export const podcastCover = { path: '/og/podcast-cover.png', size: 3000 } as const;

/** Address of a page's image from the site's root; pages that no one should find have none. */
export function buildOgImagePath(page: Pick<Page, 'indexed' | 'path'>): string | undefined {
  if (!page.indexed) return undefined;
  return `/og${page.path === '/' ? '/index' : page.path.replace(/\/$/, '')}.png`;
}
