import type { NextConfig } from 'next';

/** Experimental options that the export needs; Next only warns of unknown ones. */
export const experimental = {
  // The root 404 page is a separate document, outside the language layouts.
  globalNotFound: true,
  // Sizes of prefetched segments are for Next's own prefetching, which is not used.
  prefetchInlining: false,
  cpus: 2,
  // By default, the styles of all templates are merged into one file that blocks every page. Extra requests
  // cost nothing here: documents have inlined styles, templates are bundled.
  cssChunking: { type: 'graph', requestCost: 300 },
} satisfies NextConfig['experimental'];

type Aliases = NonNullable<NonNullable<NextConfig['turbopack']>['resolveAlias']>;

/** Replaces Next's built-in error page, so that it does not replace an intact document. */
export const aliases = {
  './builtin/global-error': './lib/next/last-resort.client.tsx',
  '../components/builtin/global-error': './lib/next/last-resort.client.tsx',
} satisfies Aliases;
