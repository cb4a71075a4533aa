import type { Page } from '@playwright/test';
import { findInlineSheets } from '#lib/next/document-files';
import { readExported } from '#tests/support/exported';
import { expect, follow, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

const start = '/en/services/cards/';
const next = '/en/services/accounts/';
const other = '/en/glossary/anti-money-laundering/';

/** Number of rules in each style sheet that was added later. */
const adopted = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    document.adoptedStyleSheets.map(({ cssRules }) =>
      [...cssRules].reduce(
        (sum, rule) => sum + ('cssRules' in rule ? (rule as CSSLayerBlockRule).cssRules.length : 1),
        0,
      ),
    ),
  );

/** Style sheets inlined in the first document. */
const inside = findInlineSheets(readExported(`${start}index.html`)).map(({ address }) => address);

test('a document contains its styles, and pages of the same template load none', async ({
  page,
  recording,
}) => {
  await page.goto(start);
  await waitForRuntime(page);
  expect(inside.length).toBeGreaterThan(5);
  const before = await adopted(page);
  await follow(page, next);
  await expect(page).toHaveURL(next);
  expect(recording.paths().filter((path) => inside.includes(path))).toEqual([]);
  expect(await adopted(page)).toEqual(before);
});

test('a page of another template loads its styles in one file, once, and looks like a full load', async ({
  page,
  recording,
}) => {
  await page.goto(start);
  await waitForRuntime(page);
  const before = await adopted(page);
  recording.clear();
  await follow(page, other);
  await expect(page.locator('h1')).toContainText('Anti-money laundering');
  await page.evaluate(() => document.fonts.ready);
  const scripts = recording.paths().filter((path) => /^\/_next\/.*\.js$/.test(path));
  // Behaviours of the page are scripts without styles.
  expect(scripts.filter((path) => readExported(path).includes('adoptSheets([['))).toHaveLength(1);
  expect(recording.paths().filter((path) => inside.includes(path))).toEqual([]);
  const [styles = 0, ...others] = (await adopted(page)).slice(before.length);
  expect(styles).toBeGreaterThan(5);
  expect(others).toEqual([]);
  const heights = (): Promise<number[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('main h2, main p, header a, footer')].map((one) => one.clientHeight),
    );
  // Parts below the window are laid out after the first paint.
  await expect(page.locator('[data-layout]')).toHaveCount(0);
  const soft = await heights();
  await page.reload();
  await waitForRuntime(page);
  await expect.poll(heights).toEqual(soft);
});
