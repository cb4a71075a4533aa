import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import { readBuildHash } from '#lib/config/build-hash';
import { env } from '#lib/config/env';
import { readServices } from '#lib/config/services';

/** `output: 'export'` only where the site is built: `next dev` refuses middleware beside it. */
export default function config(phase: string): NextConfig {
  return {
    ...(phase === PHASE_PRODUCTION_BUILD && { output: 'export' as const }),
    // Segments named *.dev.tsx exist in `next dev` only: the gallery of components.
    ...(phase === PHASE_DEVELOPMENT_SERVER && { pageExtensions: ['dev.tsx', 'tsx', 'ts'] }),
    // The only part of the environment that the browser knows; a constant in the chunk that uses it.
    env: { SERVICES: JSON.stringify(readServices(env, phase === PHASE_PRODUCTION_BUILD)) },
    trailingSlash: true,
    reactStrictMode: true,
    poweredByHeader: false,
    generateBuildId: () => readBuildHash(),
    enablePrerenderSourceMaps: false,
    experimental: {
      globalNotFound: true,
      // Sizes of prefetched segments serve Next's own prefetching, which this site does not use.
      prefetchInlining: false,
      cpus: 2,
      // The default merges the styles of all templates into one file that every page waits for.
      cssChunking: { type: 'graph', requestCost: 12000 },
    },
  };
}
