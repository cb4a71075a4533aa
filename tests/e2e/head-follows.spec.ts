import type { Page } from '@playwright/test';
import { readExported } from '#tests/support/exported';
import { expect, follow, markDocument, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

const home = '/en/';
const licence = '/en/license/';
const german = '/de/imprint/';
// Of the pages that search engines may not list.
const hidden = '/en/survey-success/';
const pages = [home, licence, german, hidden];

/** What search engines read in a head, everything that names the page. */
async function readHead(page: Page, html?: string): Promise<string[]> {
  return page.evaluate((text) => {
    const read = text === undefined ? document : new DOMParser().parseFromString(text, 'text/html');
    return [
      `title ${read.title}`,
      `lang ${read.documentElement.lang}`,
      ...Array.from(
        read.querySelectorAll('meta[name=description], meta[name=robots]'),
        (meta) => `${meta.getAttribute('name')} ${meta.getAttribute('content')}`,
      ),
      ...Array.from(
        read.querySelectorAll('link[rel=canonical], link[rel=alternate][hreflang]'),
        (link) => `${link.getAttribute('hreflang') ?? 'canonical'} ${link.getAttribute('href')}`,
      ),
    ].sort();
  }, html);
}

test('after soft navigations the menu marks the page and the head says what the exported document says, from a listed page and a hidden one', async ({
  page,
}) => {
  const exported = new Map<string, string[]>();
  // On an empty page, whose policy lets the parser take a text.
  for (const path of pages) exported.set(path, await readHead(page, readExported(`${path}index.html`)));
  expect(exported.get(hidden)?.filter((line) => /^(?:robots|canonical|x-default)/.test(line))).toEqual([
    'robots noindex',
  ]);
  const fallback = exported.get(home)?.find((line) => line.startsWith('x-default'));
  expect(new URL(fallback?.split(' ')[1] ?? '').pathname).toBe('/');
  for (const start of [home, hidden]) {
    await page.goto(start);
    await waitForRuntime(page);
    const isSameDocument = await markDocument(page);
    for (const path of [...pages, ...pages.toReversed()]) {
      await follow(page, path);
      await expect(page).toHaveURL(path);
      await expect.poll(() => readHead(page), `${start} → ${path}`).toEqual(exported.get(path));
      if (path === licence)
        await expect(page.locator('header nav a[aria-current]')).toHaveAttribute('href', licence);
    }
    expect(await isSameDocument()).toBe(true);
  }
});
