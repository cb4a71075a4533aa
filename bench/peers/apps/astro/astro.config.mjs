import { defineConfig } from 'astro/config';

/** Prefetches all links, the default of the client router. */
export default defineConfig({ trailingSlash: 'always', prefetch: { prefetchAll: true } });
