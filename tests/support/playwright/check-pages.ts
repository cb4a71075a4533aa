import type { Page } from '@playwright/test';
import { addAxe, allRules, colourRules, findViolations, layoutRules } from './find-violations';
import { finishMotion } from './motion';
import { expect, test } from './site-fixtures';

/** URL of a page: some paths are files, and the root 404 page needs an unknown path. */
const addressOf = (path: string): string =>
  path.startsWith('/404') ? '/fr/' : path.endsWith('.html/') ? path.slice(0, -1) : path;

type Theme = 'light' | 'dark';

/** Widths and themes to check, and the rules that can fail in each. */
type Look = { readonly width: number; readonly themes: Readonly<Partial<Record<Theme, readonly string[]>>> };

/** All combinations, for sample pages of each template. */
export const allLooks: readonly Look[] = [
  { width: 320, themes: { light: allRules, dark: colourRules } },
  { width: 1280, themes: { light: allRules, dark: colourRules } },
];

/** Each width and theme once, for other pages. */
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

/** Several pages per window, because a new browser context for each would be slow. */
const groupSize = 12;

/**
 * Declares tests of pages: accessible in the given looks, without console messages, overflow or third-party
 * requests.
 */
export function checkPages(paths: readonly string[], looks: readonly Look[]): void {
  // axe is a script that the page's policy forbids.
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
