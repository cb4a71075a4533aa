import { withBase } from '#lib/core/base-path';
import { languageCodes } from '#lib/i18n/languages';
import { writeHeaderPolicy } from './content-policy';
import type { HostingPolicy } from './hosting-rules';

const security = {
  'Content-Security-Policy': writeHeaderPolicy(),
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  // Until the runtime is ready, pressing a link prefetches its page: public/speculation.rules.
  'Speculation-Rules': `"${withBase('/speculation.rules')}"`,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // This host only: `includeSubDomains` and `preload` would affect hosts outside this project.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** For files that rarely change under one name and may be a day old. */
const daily = { 'Cache-Control': 'public, max-age=86400' } as const;
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' } as const;
/** For files that other sites embed: recordings in players, images in previews. */
const embeddable = { 'Cross-Origin-Resource-Policy': 'cross-origin' } as const;

/** Patterns with `Cache-Control` must not overlap: some hosts would join the values of two rules. */
export const hostingPolicy: HostingPolicy = {
  headers: [
    { pattern: '/*', headers: security },
    { pattern: '/_next/static/*', headers: immutable },
    { pattern: '/page-data/sq/d/*', headers: immutable },
    // Recordings have a content hash in their names.
    { pattern: '/audio/*', headers: { ...immutable, ...embeddable } },
    { pattern: '/search-index/files/*', headers: immutable },
    { pattern: '/og/*', headers: { ...daily, ...embeddable } },
    { pattern: '/speculation.rules', headers: daily },
    { pattern: '/sw.js', headers: { 'Cache-Control': 'no-cache' } },
  ],
  fallbacks: [
    ...languageCodes.map((code) => ({ pattern: `/${code}/*`, file: `/${code}/404.html`, status: 404 })),
    { pattern: '/*', file: '/404.html', status: 404 },
  ],
};
