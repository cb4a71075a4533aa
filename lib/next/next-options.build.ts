import type { NextConfig } from 'next';

/** Next's experimental options that the export needs; Next only warns of one that it no longer knows. */
export const experimental = {
  // The root 404 page is a document of its own, outside the layouts of the languages.
  globalNotFound: true,
  // Sizes of prefetched segments serve Next's own prefetching, which this site does not use.
  prefetchInlining: false,
  cpus: 2,
  // The default merges the styles of all templates into one file that every page waits for. Requests cost
  // nothing here: a document has its styles inside, a template comes in one file.
  cssChunking: { type: 'graph', requestCost: 3000 },
} satisfies NextConfig['experimental'];

type Aliases = NonNullable<NonNullable<NextConfig['turbopack']>['resolveAlias']>;

/** Next's last error page would take the place of a document that is whole: the site's keeps it. */
export const aliases = {
  './builtin/global-error': './lib/next/last-resort.client.tsx',
  '../components/builtin/global-error': './lib/next/last-resort.client.tsx',
} satisfies Aliases;
