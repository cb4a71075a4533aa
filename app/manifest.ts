import type { MetadataRoute } from 'next';
import { brand } from '#content/site/brand';
import { withBase } from '#lib/core/base-path';

// The static export requires it.
export const dynamic = 'force-static';

/** The web app manifest. docs/specification.md#s168. */
export default function manifest(): MetadataRoute.Manifest {
  const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: withBase(`/icons/${name}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    name: brand.legalName,
    short_name: brand.name,
    start_url: withBase('/'),
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('maskable-512', 512, 'maskable'),
    ],
  };
}
