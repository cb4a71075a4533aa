import type { Page } from '@playwright/test';
import { expect, follow, markDocument, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

const home = '/en/';
const imprint = '/en/imprint/';
const german = '/de/imprint/';
// A page that is not indexed.
const hidden = '/en/survey-success/';

/** Everything in a head that search engines read. */
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

test('after soft navigations, the head equals that of the exported document', async ({ page }) => {
  const exported = new Map<string, string[]>();
  for (const start of pages) {
    await page.goto(start);
    exported.set(start, await readHead(page));
  }
  const linesOf = (path: string): string[] =>
    (exported.get(path) ?? []).filter((line) => /^(?:robots|canonical|x-default)/.test(line));
  expect(linesOf(hidden)).toEqual(['robots noindex']);
  const fallback = linesOf(home).find((line) => line.startsWith('x-default'));
  expect(new URL(fallback?.split(' ')[1] ?? '').pathname).toBe('/');
  for (const start of pages.toReversed()) {
    await page.goto(start);
    await waitForRuntime(page);
    const isSameDocument = await markDocument(page);
    for (const path of [...pages.filter((other) => other !== start), start]) {
      await follow(page, path);
      await expect(page).toHaveURL(path);
      await expect
        .poll(() => readHead(page), { message: `${start} ${path}`, intervals: [20] })
        .toEqual(exported.get(path));
    }
    expect(await isSameDocument()).toBe(true);
  }
});
