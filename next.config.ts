import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import { readBuildHash } from '#lib/config/build-hash';
import { env } from '#lib/config/env';
import { basePath } from '#lib/core/base-path';
import { readServices, usesGoogleTagManager } from '#lib/config/services';
import { aliases, experimental } from '#lib/next/next-options.build';

const development: NextConfig = {
  // Segments named *.dev.tsx exist in `next dev` only: the gallery of components.
  pageExtensions: ['dev.tsx', 'tsx', 'ts'],
  // The build draws favicon.ico; browsers ask for it wherever a page names no icon, such as the gallery.
  rewrites: () => Promise.resolve([{ source: '/favicon.ico', destination: '/icons/icon.svg' }]),
};

/** `output: 'export'` only where the site is built: `next dev` refuses middleware beside it. */
export default function config(phase: string): NextConfig {
  return {
    // Aside: the build puts it in the place of the last export when it is finished.
    ...(phase === PHASE_PRODUCTION_BUILD && { output: 'export' as const, distDir: 'out.next' }),
    ...(phase === PHASE_DEVELOPMENT_SERVER && development),
    basePath,
    // The only part of the environment that the browser knows; constants in the chunks that use them.
    env: {
      BASE_PATH: basePath,
      SERVICES: JSON.stringify(readServices(env, phase === PHASE_PRODUCTION_BUILD)),
      GOOGLE_TAG_MANAGER: usesGoogleTagManager(env) ? 'on' : 'off',
    },
    trailingSlash: true,
    // `npm run types` checks them, with the native compiler: here it would take a third of the build once more.
    typescript: { tsconfigPath: 'tsconfig.build.json', ignoreBuildErrors: true },
    reactStrictMode: true,
    poweredByHeader: false,
    // What sets publications as PDF brings a program and a WebAssembly file: neither can be bundled.
    serverExternalPackages: ['@myriaddreamin/typst-ts-node-compiler', 'fontkit', 'subset-font'],
    generateBuildId: () => readBuildHash(),
    enablePrerenderSourceMaps: false,
    // Written for the next build in this folder. Where none follows, as in CI, it takes a fifth of the time.
    experimental: { ...experimental, turbopackFileSystemCacheForBuild: process.env['BUILD_CACHE'] !== 'off' },
    turbopack: { resolveAlias: aliases },
  };
}
