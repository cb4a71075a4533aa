import type { Page } from '@playwright/test';
import { expect, follow, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

const start = '/en/services/cards/';
const next = '/en/services/accounts/';
const other = '/en/glossary/anti-money-laundering/';

const isSheet = (path: string): boolean => path.endsWith('.css');

/** The style sheets whose styles the document brought, by their disabled links. */
const listInside = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')].map(
      (link) => new URL(link.href).pathname,
    ),
  );

test('style links: a document brings its styles, and none is fetched for a page of its template', async ({
  page,
  recording,
}) => {
  await page.goto(start);
  await waitForRuntime(page);
  const inside = await listInside(page);
  expect(inside.length).toBeGreaterThan(5);
  await follow(page, next);
  await expect(page).toHaveURL(next);
  expect(recording.paths().filter((path) => inside.includes(path))).toEqual([]);
  expect(await listInside(page)).toEqual(inside);
});

test('a soft navigation fetches the styles that the document does not have, and looks like a full load', async ({
  page,
  recording,
}) => {
  await page.goto(start);
  await waitForRuntime(page);
  const inside = await listInside(page);
  recording.clear();
  await follow(page, other);
  await expect(page.locator('h1')).toContainText('Anti-money laundering');
  await page.evaluate(() => document.fonts.ready);
  const fetched = recording.paths().filter(isSheet);
  expect(fetched.length).toBeGreaterThan(0);
  expect(fetched.filter((path) => inside.includes(path))).toEqual([]);
  expect(new Set(fetched).size).toBe(fetched.length);
  const heights = (): Promise<number[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('main h2, main p, header a, footer')].map((one) => one.clientHeight),
    );
  const soft = await heights();
  await page.reload();
  await waitForRuntime(page);
  await expect.poll(heights).toEqual(soft);
});
