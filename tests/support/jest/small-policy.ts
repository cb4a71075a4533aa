import type { HostingPolicy } from '#lib/server/hosting-rules';

/** Policy with one rule of each kind. */
export const smallPolicy: HostingPolicy = {
  headers: [
    { pattern: '/*', headers: { 'X-One': "it's 1" } },
    { pattern: '/a.b/*', headers: { 'Cache-Control': 'long' } },
    { pattern: '/w.js', headers: { 'Cache-Control': 'short' } },
  ],
  fallbacks: [
    { pattern: '/en/*', file: '/en/404.html', status: 404 },
    { pattern: '/*', file: '/lost.html', status: 404 },
  ],
};
