import { defineConfig } from '@playwright/test';
import { findEngine } from '#lib/build/find-browser.mjs';
import { setLocalForms } from '#lib/build/local-forms.mjs';

// Variants that tests build differ from the export that `npm start` makes in what they name, and in nothing else.
setLocalForms();

/** Specs over all pages, long journeys, and those of another build of the site: `npm run test:all`. */
const thorough = [
  'all-pages',
  'more-random-navigation',
  'base-path*',
  'services',
  'forms-by-mail',
  'stored-items',
].map((name) => `**/${name}.spec.ts`);

/** Journeys through the exported site in a real browser; the tests' own server serves `out/`. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 2,
  // Without a terminal the output is shown when all is over: then one character a test is enough.
  reporter: process.stdout.isTTY ? 'line' : 'dot',
  timeout: 30_000,
  // A letter may move by a pixel from one release of the browser to the next, a layout may not.
  expect: {
    timeout: 10_000,
    toHaveScreenshot: { maxDiffPixelRatio: 0.01, animations: 'disabled', caret: 'hide' },
  },
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  projects: [
    { name: 'browser', testIgnore: thorough },
    { name: 'thorough', testMatch: thorough },
  ],
  use: {
    launchOptions: {
      ...findEngine(),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
    locale: 'en-GB',
    // A worker would answer before the network that tests look at; the spec of the worker allows it.
    serviceWorkers: 'block',
    // A trace costs a fifth of the time: take one with --trace on when a test needs to be seen.
    trace: 'off',
  },
});
