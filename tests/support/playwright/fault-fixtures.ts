import type { Page } from '@playwright/test';
import type { ConnectionInfo } from '#lib/core/connection';
import { expect, test as base, waitForRuntime } from '#tests/support/playwright/site-fixtures';
import { stopPrefetching } from './stop-prefetching';
import { startFaultServer, type Fault, type FaultServer } from './fault-server';

type FaultFixtures = {
  /** Separate server with controllable faults. */
  readonly server: FaultServer;
  /** Console errors of the page. */
  readonly errors: string[];
  /** Network information of the browser. */
  readonly connection: ConnectionInfo;
  /** Whether links are prefetched; off by default, so that requests can be counted. */
  readonly prefetching: boolean;
};

/** Test of navigation with faults. */
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

/** Message for a missing page, as specified. */
export const resourcesMissing = (path: string): string =>
  `page resources for ${path} not found. Not rendering React`;

export const appData = /^\/page-data\/app-data\.json$/;

export const pageDataPath = (path: string): string => `/page-data${path}page-data.json`;

/** Matches exactly one path. */
export const exactly = (path: string): RegExp => new RegExp(`^${path.replaceAll('.', '\\.')}$`);
export const pageData = (path: string): RegExp => exactly(pageDataPath(path));

/** Changes values of a JSON file; other responses stay unchanged. */
export function change(values: Readonly<Record<string, unknown>>): Fault {
  return {
    kind: 'rewrite',
    rewrite: (body) =>
      body.startsWith('{') ? JSON.stringify({ ...(JSON.parse(body) as object), ...values }) : body,
  };
}

/** Loads a page and waits for its runtime. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForRuntime(page);
}

/** Starts on a page that has loaded without errors. */
export async function startAtArticle({
  page,
  errors,
}: Pick<FaultFixtures, 'errors'> & { page: Page }): Promise<void> {
  await visit(page, article);
  expect(errors).toEqual([]);
}

/** Number of requests for a path. */
export function count(paths: readonly string[], path: string): number {
  return paths.filter((asked) => asked === path).length;
}

/** Waits until the page has this heading. */
export async function expectHeading(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.locator('main h1')).toHaveText(heading);
}
