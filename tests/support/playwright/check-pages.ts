import type { Page } from '@playwright/test';
import { addAxe, allRules, colourRules, findViolations, layoutRules } from './find-violations';
import { finishMotion } from './motion';
import { expect, test } from './site-fixtures';

/** Where a page is looked at: some addresses are files, and the page for lost addresses outside the languages has none of its own. */
const addressOf = (path: string): string =>
  path.startsWith('/404') ? '/fr/' : path.endsWith('.html/') ? path.slice(0, -1) : path;

type Theme = 'light' | 'dark';

/** Widths and themes in which a page is looked at, and the rules that each of them can break. */
type Look = { readonly width: number; readonly themes: Readonly<Partial<Record<Theme, readonly string[]>>> };

/** All of them: for pages that stand for their template. */
export const allLooks: readonly Look[] = [
  { width: 320, themes: { light: allRules, dark: colourRules } },
  { width: 1280, themes: { light: allRules, dark: colourRules } },
];

/** Each width and each theme once: for pages whose template is looked at in all of them. */
export const opposedLooks: readonly Look[] = [
  { width: 320, themes: { light: allRules } },
  { width: 1280, themes: { dark: layoutRules } },
];

async function checkLook(page: Page, path: string, { width, themes }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    `${path}: overflow at ${width} px`,
  ).toBeLessThanOrEqual(0);
  for (const [colorScheme, rules] of Object.entries(themes) as [Theme, readonly string[]][]) {
    await page.emulateMedia({ colorScheme });
    await finishMotion(page);
    expect(await findViolations(page, rules), `${path}: ${colorScheme}, ${width} px`).toEqual([]);
  }
}

async function checkPage(page: Page, path: string, looks: readonly Look[]): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(addressOf(path));
  for (const look of looks) await checkLook(page, path, look);
  expect(
    await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]),
    path,
  ).toEqual([0, 0, '']);
}

/** One document after the other in one window: a browser context for each would take longer than the look. */
const groupSize = 12;

/** Declares tests of pages: each is accessible in the given looks, quiet, no wider than its window, and asks nobody else for anything. */
export function checkPages(paths: readonly string[], looks: readonly Look[]): void {
  // The policy of the page forbids scripts from elsewhere, and so the one that looks at it.
  test.use({ bypassCSP: true });
  for (let start = 0; start < paths.length; start += groupSize) {
    const members = paths.slice(start, start + groupSize);
    test(`${members.join(' ')}: accessible, quiet, and to themselves`, async ({
      page,
      origin,
      quietConsole,
    }) => {
      test.setTimeout(20_000 + members.length * 30_000);
      if (members.some((path) => path.startsWith('/404'))) quietConsole.allow(/404/);
      const foreign: string[] = [];
      page.on('request', (request) => !request.url().startsWith(origin) && foreign.push(request.url()));
      await addAxe(page);
      for (const path of members) await checkPage(page, path, looks);
      expect(foreign).toEqual([]);
    });
  }
}
