import { defineConfig } from '@playwright/test';

/** The core journeys in the browsers of other makers, by their own drivers: `npm run test:browsers`. */
export default defineConfig<object, { readonly engineName: string }>({
  testDir: 'tests/browsers',
  outputDir: 'test-results/browsers',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 2,
  reporter: process.stdout.isTTY ? 'line' : 'dot',
  // A window of WebKit's own takes its time to open.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  projects: ['firefox', 'webkit'].map((engineName) => ({ name: engineName, use: { engineName } })),
});
