import type { Page } from '@playwright/test';
import { expect, follow, markDocument, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

const home = '/en/';
const imprint = '/en/imprint/';
const german = '/de/imprint/';
// Of the pages that search engines may not list.
const hidden = '/en/survey-success/';

/** What search engines read in a head: everything that names the page. */
async function readHead(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      `title ${document.title}`,
      `lang ${document.documentElement.lang}`,
      ...Array.from(
        document.querySelectorAll('meta[name=description], meta[name=robots]'),
        (meta) => `${meta.getAttribute('name')} ${meta.getAttribute('content')}`,
      ),
      ...Array.from(
        document.querySelectorAll('link[rel=canonical], link[rel=alternate][hreflang]'),
        (link) => `${link.getAttribute('hreflang') ?? 'canonical'} ${link.getAttribute('href')}`,
      ),
    ].sort(),
  );
}

const pages = [home, imprint, german, hidden];

test.describe('after soft navigations the head says what the exported document says', () => {
  for (const start of pages) {
    test(`from the document ${start}, to every other page and back`, async ({ page }) => {
      const exported = new Map<string, string[]>();
      for (const path of pages.filter((other) => other !== start)) {
        await page.goto(path);
        exported.set(path, await readHead(page));
      }
      await page.goto(start);
      exported.set(start, await readHead(page));
      await waitForRuntime(page);
      const isSameDocument = await markDocument(page);
      for (const path of [...pages, ...pages.toReversed()]) {
        await follow(page, path);
        await expect(page).toHaveURL(path);
        await expect.poll(() => readHead(page), path).toEqual(exported.get(path));
      }
      expect(await isSameDocument()).toBe(true);
    });
  }

  test('the pages differ in what they say', async ({ page }) => {
    await page.goto(hidden);
    expect((await readHead(page)).filter((line) => /^(?:robots|canonical|x-default)/.test(line))).toEqual([
      'robots noindex',
    ]);
    await page.goto(home);
    const [fallback] = (await readHead(page)).filter((line) => line.startsWith('x-default'));
    expect(new URL(fallback?.split(' ')[1] ?? '').pathname).toBe('/');
  });
});
