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
  // The build creates favicon.ico; browsers request it for pages without an icon, such as the gallery.
  rewrites: () => Promise.resolve([{ source: '/favicon.ico', destination: '/icons/icon.svg' }]),
};

/** `output: 'export'` for builds only: `next dev` does not allow middleware with it. */
export default function config(phase: string): NextConfig {
  return {
    // A temporary folder: the build replaces the last export when it is finished.
    ...(phase === PHASE_PRODUCTION_BUILD && { output: 'export' as const, distDir: 'out.next' }),
    ...(phase === PHASE_DEVELOPMENT_SERVER && development),
    basePath,
    // The only part of the environment in browser code, as constants.
    env: {
      BASE_PATH: basePath,
      SERVICES: JSON.stringify(readServices(env, phase === PHASE_PRODUCTION_BUILD)),
      GOOGLE_TAG_MANAGER: usesGoogleTagManager(env) ? 'on' : 'off',
    },
    trailingSlash: true,
    // Types are checked by `npm run types`, with the native compiler; here it would take a third of the build
    // time.
    typescript: { tsconfigPath: 'tsconfig.build.json', ignoreBuildErrors: true },
    reactStrictMode: true,
    poweredByHeader: false,
    // The PDF compiler contains a native binary and a WebAssembly file, which cannot be bundled.
    serverExternalPackages: ['@myriaddreamin/typst-ts-node-compiler', 'fontkit', 'subset-font'],
    generateBuildId: () => readBuildHash(),
    enablePrerenderSourceMaps: false,
    // A cache for the next build in this folder. Without one, as in CI, it only costs a fifth of the time.
    experimental: { ...experimental, turbopackFileSystemCacheForBuild: process.env['BUILD_CACHE'] !== 'off' },
    turbopack: { resolveAlias: aliases },
  };
}
