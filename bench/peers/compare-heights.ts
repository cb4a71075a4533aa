import type { Browser } from '@playwright/test';
import { open, withView } from '../navigation/browser';
import type { MeasuredSite } from './entrants';

function measureHeight(browser: Browser, { origin }: MeasuredSite, path: string): Promise<number> {
  return withView(browser, { origin }, async (view) => {
    await open(view, path);
    return view.page.evaluate(() => document.documentElement.scrollHeight);
  });
}

/**
 * Compares the heights of pages with the site's: lost or reordered styles change them.
 *
 * @returns a line for each difference
 */
export async function compareHeights(
  browser: Browser,
  entrants: readonly MeasuredSite[],
  paths: readonly string[],
): Promise<string[]> {
  const lines: string[] = [];
  for (const path of paths) {
    const heights = new Map<string, number>();
    for (const entrant of entrants) heights.set(entrant.name, await measureHeight(browser, entrant, path));
    const own = heights.get('site');
    for (const [name, height] of heights)
      if (height !== own)
        lines.push(`${name} shows ${path} ${height} pixels high, the site ${own}: not like with like.`);
  }
  return lines;
}
