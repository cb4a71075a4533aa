import type { Page } from '@playwright/test';
import type { ConnectionInfo } from '#lib/core/connection';
import { expect, test as base, waitForRuntime } from '#tests/support/playwright/site-fixtures';
import { stopPrefetching } from './stop-prefetching';
import { startFaultServer, type Fault, type FaultServer } from './fault-server';

type FaultFixtures = {
  /** A server of the test's own, whose answers it can spoil. */
  readonly server: FaultServer;
  /** The page's messages of type error, as they stand. */
  readonly errors: string[];
  /** What the browser says of its connection. */
  readonly connection: ConnectionInfo;
  /** Whether links are prefetched: not unless told otherwise, so that requests can be counted. */
  readonly prefetching: boolean;
};

/** The test of a journey among faults. */
export const test = base.extend<FaultFixtures>({
  server: async ({}, use) => {
    const server = await startFaultServer('out');
    await use(server);
    server.heal();
    await server.close();
  },
  baseURL: async ({ server }, use) => use(server.origin),
  errors: async ({ page, quietConsole }, use) => {
    const errors: string[] = [];
    quietConsole.allow(/Failed to load resource/);
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await use(errors);
  },
  connection: [{}, { option: true }],
  prefetching: [false, { option: true }],
  page: async ({ page, connection, prefetching }, use) => {
    if (!prefetching) await page.addInitScript(stopPrefetching);
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value }),
      connection,
    );
    await use(page);
  },
});

export { expect };

export const article = '/en/glossary/payment-services-directive-2/';
export const imprint = '/en/imprint/';
export const missing = '/en/no-such-page/';

/** Heading of the English 404 page. */
export const notFound = 'Page not found';

/** The message that marks a navigation to a page which is not there, in the words of the specification. */
export const resourcesMissing = (path: string): string =>
  `page resources for ${path} not found. Not rendering React`;

export const appData = /^\/page-data\/app-data\.json$/;

export const pageDataPath = (path: string): string => `/page-data${path}page-data.json`;

/** Matches one path and no other. */
export const exactly = (path: string): RegExp => new RegExp(`^${path.replaceAll('.', '\\.')}$`);
export const pageData = (path: string): RegExp => exactly(pageDataPath(path));

/** Spoils a JSON file by a change of its values; what comes in place of a missing file stays. */
export function change(values: Readonly<Record<string, unknown>>): Fault {
  return {
    kind: 'rewrite',
    rewrite: (body) =>
      body.startsWith('{') ? JSON.stringify({ ...(JSON.parse(body) as object), ...values }) : body,
  };
}

/** Loads a page in full and waits until its script listens. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForRuntime(page);
}

/** Each journey among faults begins at a page that came without an error. */
export async function startAtArticle({
  page,
  errors,
}: Pick<FaultFixtures, 'errors'> & { page: Page }): Promise<void> {
  await visit(page, article);
  expect(errors).toEqual([]);
}

/** How often the page asked for a path. */
export function count(paths: readonly string[], path: string): number {
  return paths.filter((asked) => asked === path).length;
}

/** The page's first heading reads so: the page stands. */
export async function expectHeading(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.locator('main h1')).toHaveText(heading);
}
