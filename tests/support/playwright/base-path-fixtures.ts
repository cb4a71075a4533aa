import { symlinkSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import { baseEnvironment, buildBelowBase } from '#tests/support/build-variant';
import { findPlace, launch } from '#tests/support/jest/launch-server';
import { expect, test, waitForRuntime } from './site-fixtures';

export const base = baseEnvironment.BASE_PATH;

/** Runs `npm run serve` with a base path in a separate folder, with the form service. */
async function serveBelowBase(): Promise<{ readonly origin: string; readonly close: () => Promise<void> }> {
  const root = path.resolve(await buildBelowBase());
  const place = await findPlace(root);
  symlinkSync(root, path.join(place.scratch, 'out'));
  const { close } = await launch(place, {
    command: path.resolve('node_modules/.bin/tsx'),
    args: ['--tsconfig', path.resolve('tsconfig.json'), path.resolve('lib/server/serve.ts')],
    env: { ...baseEnvironment, HOST: '127.0.0.1', PORT: String(place.port) },
    files: {},
    cwd: place.scratch,
  });
  return { origin: `http://localhost:${place.port}`, close };
}

/** Loads a page and waits for its runtime. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForRuntime(page);
}

type Fixtures = {
  /** Requests to the host outside the site; must be empty. */
  readonly outside: string[];
};

/** Test of the build with a base path. */
export const basePathTest = test.extend<Fixtures, { readonly below: string }>({
  below: [
    async ({}, use) => {
      const { origin, close } = await serveBelowBase();
      await use(origin);
      await close();
    },
    { scope: 'worker', timeout: 900_000 },
  ],
  baseURL: async ({ below }, use) => use(below),
  outside: [
    async ({ context, below }, use) => {
      const asked: string[] = [];
      context.on('request', (request: Request) => {
        if (!request.url().startsWith(`${below}${base}/`)) asked.push(request.url());
      });
      await use(asked);
      expect(asked).toEqual([]);
    },
    { auto: true },
  ],
});
