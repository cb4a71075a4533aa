import { withBase } from '#lib/core/base-path';
import { languageCodes } from '#lib/i18n/languages';
import { writeHeaderPolicy } from './content-policy';
import type { HostingPolicy } from './hosting-rules';

const security = {
  'Content-Security-Policy': writeHeaderPolicy(),
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  // Until the runtime is there, a press on a link fetches its page ahead of the click: public/speculation.rules.
  'Speculation-Rules': `"${withBase('/speculation.rules')}"`,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Of this host alone: `includeSubDomains` and `preload` bind hosts that this project does not know.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** For what changes seldom under one name, where a day-old version does no harm. */
const daily = { 'Cache-Control': 'public, max-age=86400' } as const;
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' } as const;
/** For what others show on their own pages: players the recordings, readers and networks the images. */
const embeddable = { 'Cross-Origin-Resource-Policy': 'cross-origin' } as const;

/**
 * The patterns with `Cache-Control` do not overlap: some hosts would join the values of two rules.
 */
export const hostingPolicy: HostingPolicy = {
  headers: [
    { pattern: '/*', headers: security },
    { pattern: '/_next/static/*', headers: immutable },
    { pattern: '/page-data/sq/d/*', headers: immutable },
    // Recordings have the hash of their bytes in their names.
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
