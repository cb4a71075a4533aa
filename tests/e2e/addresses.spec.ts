import type { Page } from '@playwright/test';
import {
  article,
  expect,
  expectHeading,
  imprint,
  test,
  visit,
} from '#tests/support/playwright/fault-fixtures';
import { follow, waitForRuntime } from '#tests/support/playwright/site-fixtures';

const terms = '/en/terms-of-use/';
const psd = /Payment Services Directive 2/;

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expectScroll(page, top);
}

async function expectScroll(page: Page, top: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(top);
}

test.beforeEach(async ({ page, errors }) => {
  await visit(page, article);
  expect(errors).toEqual([]);
});

test('a link to the current page scrolls to its top, one without the trailing slash gets it, both without a load', async ({
  page,
  recording,
}) => {
  recording.clear();
  const expectTop = async (...links: readonly string[]): Promise<void> => {
    for (const link of links) {
      await scrollTo(page, 900);
      await follow(page, link);
      await expectScroll(page, 0);
      await expectHeading(page, psd);
      await expect(page).toHaveURL(article);
    }
  };
  await expectTop(article, article.slice(0, -1));
  await follow(page, '/en/imprint?a=1#contact');
  await expectHeading(page, 'Legal notice');
  await expect(page).toHaveURL(`${imprint}?a=1#contact`);
  expect(recording.paths().filter((path) => path.endsWith('/page-data.json'))).toEqual([
    '/page-data/en/imprint/page-data.json',
  ]);
  await follow(page, article);
  await expectHeading(page, psd);
  await expectTop(article);
  expect(recording.documents()).toEqual([]);
});

test('no data is requested for URLs that begin with //', async ({ page, server, recording }) => {
  recording.clear();
  await follow(page, `${server.origin}//en/imprint/`);
  await expectHeading(page, 'Legal notice');
  await waitForRuntime(page);
  expect(recording.paths().filter((path) => path.endsWith('/page-data.json'))).toEqual([]);
  await follow(page, terms);
  await expectHeading(page, 'Terms of use');
  await page.goBack();
  await expectHeading(page, 'Legal notice');
  expect(
    recording.paths().filter((path) => path.includes('//') || path.includes('page-data/en/imprint')),
  ).toEqual(['//en/imprint/']);
  await page.route('http://elsewhere.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title><h1>Elsewhere</h1>' }),
  );
  recording.clear();
  await follow(page, '//elsewhere.test/en/imprint/');
  await expect(page.locator('h1')).toHaveText('Elsewhere');
  expect(recording.paths().filter((path) => path.startsWith('/page-data/'))).toEqual([]);
});

test('every history entry keeps its scroll position, even for the same page and after a reload', async ({
  page,
  recording,
}) => {
  recording.clear();
  const entries = [
    [article, psd, 600],
    [`${article}?a=1`, psd, 1000],
    [imprint, /Legal notice/, 0],
    [article, psd, 1200],
    [terms, /Terms of use/, 400],
  ] as const;
  const expectEntry = async ([address, heading, top]: (typeof entries)[number]): Promise<void> => {
    await expect(page).toHaveURL(address);
    await expectHeading(page, heading);
    await expect(page).toHaveTitle(heading);
    await expectScroll(page, top);
  };
  for (const [index, [address, heading, top]] of entries.entries()) {
    if (index > 0) await follow(page, address);
    await expect(page).toHaveURL(address);
    await expectHeading(page, heading);
    await expectScroll(page, 0);
    await scrollTo(page, top);
  }
  const walk = async (): Promise<void> => {
    for (const entry of entries.slice(0, -1).toReversed()) {
      await page.goBack();
      await expectEntry(entry);
    }
    for (const entry of entries.slice(1)) {
      await page.goForward();
      await expectEntry(entry);
    }
  };
  await walk();
  expect(recording.documents()).toEqual([]);
  await page.reload();
  await waitForRuntime(page);
  await expectEntry(entries[4]);
  await walk();
});
