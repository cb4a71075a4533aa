import { findInlineSheets } from '#lib/next/document-files';
import { readExported } from '#tests/support/exported';
import { expect, follow, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

const start = '/en/services/cards/';
const next = '/en/services/accounts/';
const other = '/en/glossary/anti-money-laundering/';

const isSheet = (path: string): boolean => path.endsWith('.css');

/** The style sheets that the first document brought. */
const inside = findInlineSheets(readExported(`${start}index.html`)).map(({ address }) => address);

test('style links: a document brings its styles, and none is fetched for a page of its template', async ({
  page,
  recording,
}) => {
  await page.goto(start);
  await waitForRuntime(page);
  expect(inside.length).toBeGreaterThan(5);
  await follow(page, next);
  await expect(page).toHaveURL(next);
  expect(recording.paths().filter((path) => inside.includes(path))).toEqual([]);
});

test('a soft navigation fetches the styles that the document does not have, and looks like a full load', async ({
  page,
  recording,
}) => {
  await page.goto(start);
  await waitForRuntime(page);
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
