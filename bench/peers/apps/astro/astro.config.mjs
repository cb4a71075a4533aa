import { defineConfig } from 'astro/config';

/** All links, which is what the client router sets by itself. */
export default defineConfig({ trailingSlash: 'always', prefetch: { prefetchAll: true } });
