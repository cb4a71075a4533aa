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

test('a link to //host is the browser’s, and no page data is asked for', async ({ page, recording }) => {
  await page.route('http://elsewhere.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title><h1>Elsewhere</h1>' }),
  );
  recording.clear();
  await follow(page, '//elsewhere.test/en/imprint/');
  await expect(page.locator('h1')).toHaveText('Elsewhere');
  expect(recording.paths().filter((path) => path.startsWith('/page-data/'))).toEqual([]);
});

test('a path of this host that begins with // is never fetched', async ({ page, server, recording }) => {
  recording.clear();
  await follow(page, `${server.origin}//en/imprint/`);
  await expectHeading(page, 'Legal notice');
  await waitForRuntime(page);
  expect(recording.paths().filter((path) => path.endsWith('/page-data.json'))).toEqual([]);
  await follow(page, '/en/terms-of-use/');
  await expectHeading(page, 'Terms of use');
  await page.goBack();
  await expectHeading(page, 'Legal notice');
  expect(
    recording.paths().filter((path) => path.includes('//') || path.includes('page-data/en/imprint')),
  ).toEqual(['//en/imprint/']);
});

test('a link without the slash shows the page under the address with it, without a document', async ({
  page,
  recording,
}) => {
  recording.clear();
  await follow(page, '/en/imprint?a=1#contact');
  await expectHeading(page, 'Legal notice');
  await expect(page).toHaveURL(`${imprint}?a=1#contact`);
  expect(recording.documents()).toEqual([]);
  expect(recording.paths().filter((path) => path.endsWith('page-data.json'))).toEqual([
    '/page-data/en/imprint/page-data.json',
  ]);
});

for (const when of ['of the document', 'after a navigation', 'without its slash'] as const) {
  test(`a link to the page itself leads to its top without a document (${when})`, async ({
    page,
    recording,
  }) => {
    if (when === 'after a navigation') {
      await follow(page, imprint);
      await expectHeading(page, 'Legal notice');
      await follow(page, article);
      await expectHeading(page, psd);
    }
    await scrollTo(page, 900);
    recording.clear();
    await follow(page, when === 'without its slash' ? article.slice(0, -1) : article);
    await expectScroll(page, 0);
    await expectHeading(page, psd);
    await expect(page).toHaveURL(article);
    expect(recording.documents()).toEqual([]);
  });
}

test('two entries of one page keep a position each, also after a reload', async ({ page }) => {
  await scrollTo(page, 600);
  await follow(page, imprint);
  await expectHeading(page, 'Legal notice');
  await follow(page, article);
  await expectHeading(page, psd);
  await scrollTo(page, 1200);
  await follow(page, '/en/terms-of-use/');
  await expectHeading(page, 'Terms of use');
  const walk = async (): Promise<void> => {
    await page.goBack();
    await expectHeading(page, psd);
    await expectScroll(page, 1200);
    await page.goBack();
    await expectHeading(page, 'Legal notice');
    await page.goBack();
    await expectHeading(page, psd);
    await expectScroll(page, 600);
    for (const [heading, top] of [
      ['Legal notice', 0],
      [psd, 1200],
      ['Terms of use', 0],
    ] as const) {
      await page.goForward();
      await expectHeading(page, heading);
      await expectScroll(page, top);
    }
  };
  await walk();
  await page.reload();
  await waitForRuntime(page);
  await walk();
});

test('entries of one page that differ in their query keep a position each', async ({ page, recording }) => {
  recording.clear();
  await scrollTo(page, 500);
  await follow(page, `${article}?a=1`);
  await expectScroll(page, 0);
  await scrollTo(page, 1000);
  await page.goBack();
  await expect(page).toHaveURL(article);
  await expectScroll(page, 500);
  await page.goForward();
  await expect(page).toHaveURL(`${article}?a=1`);
  await expectScroll(page, 1000);
  expect(recording.documents()).toEqual([]);
});

test('a reload keeps the position', async ({ page }) => {
  await follow(page, imprint);
  await expectHeading(page, 'Legal notice');
  await scrollTo(page, 400);
  await page.reload();
  await waitForRuntime(page);
  await expectHeading(page, 'Legal notice');
  await expectScroll(page, 400);
});
