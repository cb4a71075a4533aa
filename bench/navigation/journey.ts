import type { Browser } from '@playwright/test';
import type { Article } from './articles';
import { open, withView, type View } from './browser';
import { hoverAndClick } from './kinds';

/** Visit of ten articles with prefetching. */
export type Journey = {
  readonly clicks: number;
  /** Requests for page data during the visit. */
  readonly pageData: number;
  /** Bytes received for them, headers included. */
  readonly bytes: number;
  /** Clicks whose page was painted in the first frame. */
  readonly atOnce: number;
};

const clicks = 10;

/** Milliseconds per page before the pointer moves. */
const pause = 1300;

/** Below the text: related terms and alphabetical neighbours. */
const links = 'main aside a[href*="/measured-term-"]';

/** Picks a link to an article not visited yet. */
async function pickLink({ page }: View, visited: readonly string[], step: number): Promise<string> {
  const hrefs = await page
    .locator(links)
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''));
  const fresh = hrefs.filter((href) => !visited.includes(href));
  const href = fresh[step % fresh.length];
  if (href === undefined) throw new Error(`No new article is linked from ${visited.at(-1)}.`);
  return href;
}

async function step(
  view: View,
  visited: readonly string[],
): Promise<{ readonly href: string; readonly atOnce: boolean }> {
  await view.page.waitForTimeout(pause);
  const href = await pickLink(view, visited, visited.length);
  const paint = view.nextPaint();
  await hoverAndClick(view, `main aside a[href="${href}"]`);
  const { soft, frames } = await paint;
  if (!soft) throw new Error(`${href} was reached by a full page load.`);
  return { href, atOnce: frames === 1 };
}

/** Visits ten articles by the links below their texts. */
export function measureJourney(browser: Browser, origin: string, start: Article): Promise<Journey> {
  return withView(browser, { origin }, async (view) => {
    await open(view, start.path);
    const visited = [start.path];
    let atOnce = 0;
    while (visited.length <= clicks) {
      const reached = await step(view, visited);
      visited.push(reached.href);
      if (reached.atOnce) atOnce += 1;
    }
    await view.page.waitForTimeout(pause);
    const pageData = view.log.all().filter(({ url }) => url.endsWith('/page-data.json'));
    return {
      clicks,
      pageData: pageData.length,
      bytes: pageData.reduce((sum, { bytes }) => sum + bytes, 0),
      atOnce,
    };
  });
}
