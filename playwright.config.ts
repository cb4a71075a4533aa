import { defineConfig } from '@playwright/test';
import { findEngine } from '#lib/build/find-browser.mjs';
import { setLocalForms } from '#lib/build/local-forms.mjs';

// Builds by tests differ from the export of `npm start` only in the settings stated.
setLocalForms();

/** Specs over all pages, long journeys, and those on other builds: `npm run test:all`. */
const thorough = [
  'all-pages',
  'more-random-navigation',
  'base-path*',
  'services',
  'forms-by-mail',
  'stored-items',
  'german-layouts',
].map((name) => `**/${name}.spec.ts`);

/** Journeys through the exported site in a real browser; the tests' own server serves `out/`. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 2,
  // Without a terminal the output is shown at the end: one character per test is enough.
  reporter: process.stdout.isTTY ? 'line' : 'dot',
  timeout: 30_000,
  // A letter may move by a pixel from one release of the browser to the next, a layout may not.
  expect: {
    timeout: 10_000,
    toHaveScreenshot: { maxDiffPixelRatio: 0.01, animations: 'disabled', caret: 'hide' },
  },
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  projects: [
    { name: 'browser', testIgnore: [...thorough, '**/all-layouts.spec.ts'] },
    { name: 'thorough', testMatch: thorough },
    // By hand, at any widths: LAYOUT_WIDTHS.
    { name: 'layout', testMatch: '**/all-layouts.spec.ts' },
  ],
  use: {
    launchOptions: {
      ...findEngine(),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
    locale: 'en-GB',
    // A worker would respond before the network that tests observe; its own spec allows it.
    serviceWorkers: 'block',
    // A trace costs a fifth of the time: take one with --trace on when a test needs to be seen.
    trace: 'off',
  },
});
