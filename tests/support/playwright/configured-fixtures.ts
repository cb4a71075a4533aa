import { buildConfigured } from '#tests/support/build-variant';
import { serveRoot } from '#tests/support/serve-root';
import { test } from './site-fixtures';

/** Test of the build with third-party services and without a form service. */
export const configuredTest = test.extend<object, { readonly configured: string }>({
  configured: [
    async ({}, use) => {
      const { origin, close } = await serveRoot(await buildConfigured());
      await use(origin);
      close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ configured }, use) => use(configured),
});
