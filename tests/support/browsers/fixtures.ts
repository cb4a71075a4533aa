import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { findExecutable, installations, type EngineName } from './engines';
import type { Engine, Tab } from './tab';
import { createVisitor, type Visitor } from './visitor';
import { serveRoot, type ServedRoot } from '#tests/support/serve-root';

type Fixtures = {
  /** The site on a separate port, which a test can shut down. */
  readonly site: ServedRoot;
  /** A first-time visitor. */
  readonly visitor: Visitor;
  /** Fails the test on console errors, warnings and uncaught errors. */
  readonly quietConsole: { readonly allow: (pattern: RegExp) => void };
  readonly tab: Tab;
};

type EngineOptions = { readonly engineName: EngineName };
type WorkerFixtures = { readonly engine: Engine };

/**
 * Firefox's messages about scripts and data whose loading was cancelled by navigation. If a page needed them,
 * the test would fail anyway.
 */
const leftBehind = [
  /None of the “sha256” hashes in the integrity attribute match/,
  /Failed to load .* ServiceWorker (?:intercepted the request and encountered|passed a promise)/,
];

/** Test of a journey in Firefox or WebKit. */
export const test = base.extend<Fixtures, WorkerFixtures & EngineOptions>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const { title, start } = installations[engineName];
      const executable = findExecutable(engineName);
      if (executable === undefined) throw new Error(`${title} is not installed.`);
      const engine = await start(executable);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  site: async ({}, use) => {
    const site = await serveRoot('out', { compress: false });
    await use(site);
    site.close();
  },
  tab: async ({ engine }, use, testInfo) => {
    const tab = await engine.openTab();
    await use(tab);
    if (testInfo.status !== testInfo.expectedStatus)
      await writeFile(testInfo.outputPath('page.png'), await tab.screenshot());
    await tab.close();
  },
  visitor: async ({ tab, site }, use) => use(createVisitor(tab, site.origin)),
  quietConsole: [
    async ({ tab }, use) => {
      const allowed: RegExp[] = [...leftBehind];
      await use({ allow: (pattern) => allowed.push(pattern) });
      const isAllowed = (message: string): boolean => allowed.some((pattern) => pattern.test(message));
      expect(tab.complaints().filter((message) => !isAllowed(message))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
