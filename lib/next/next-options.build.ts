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

/** Only where code for the browser is bundled: the server's modules import other things from the same addresses. */
const inBrowser = (file: string): { readonly browser: string } => ({ browser: file });

/** What Next's client brings along and this site does not need, by the addresses at which it is imported. */
export const aliases = {
  '../build/polyfills/polyfill-module': './lib/next/no-polyfills.ts',
  './builtin/global-error': './lib/next/last-resort.client.tsx',
  '../components/builtin/global-error': './lib/next/last-resort.client.tsx',
} satisfies Aliases;

const stillRouter = inBrowser('./lib/next/still-router.client.tsx');
const stillLayout = inBrowser('./lib/next/still-layout.ts');

/** In an export Next's router goes as well. `next dev` needs it, to show what an editor has changed. */
export const exportAliases = {
  ...aliases,
  './components/app-router': stillRouter,
  './components/app-router-instance': stillRouter,
  './components/router-reducer/create-initial-router-state': stillRouter,
  './components/router-transition': stillRouter,
  './app-call-server': stillRouter,
  './flight-data-helpers': stillRouter,
  './redirect-boundary': stillLayout,
  './http-access-fallback/error-boundary': stillLayout,
  './render-tree': stillLayout,
  '../route-params': stillLayout,
} satisfies Aliases;
