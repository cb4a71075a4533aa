import type { Browser } from '@playwright/test';
import { withView } from '../navigation/browser';
import { timeClick } from '../navigation/clicks';
import { throttle } from '../navigation/throttle';
import { windowOf } from './load-once';
import type { Origins } from './measure-start';

/** Milliseconds from the click to the next page's painted heading, round by round. */
export type EarlyClick = {
  /** Milliseconds from the first paint to the click. */
  readonly delay: number;
  readonly site: readonly number[];
  readonly twin: readonly number[];
};

/** From which page a click leads where; the link says the heading that it leads to. */
export type ClickedLink = { readonly from: string; readonly to: string; readonly heading: string };

const delays = [0, 500, 1000, 2000, 5000] as const;

type Order = ClickedLink & { readonly delay: number };

/**
 * Runs in every document, ahead of its scripts: where the click starts, it clicks a link of its own
 * some time after the first paint, a task of its own as a person's click is.
 */
function clickAfterPaint({ from, to, heading, delay }: Order): void {
  if (location.pathname !== from) return;
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    setTimeout(() => {
      const link = document.createElement('a');
      link.href = to;
      link.textContent = heading;
      document.body.append(link);
      link.click();
      link.remove();
    }, delay);
  }).observe({ type: 'paint', buffered: true });
}

/** The heading of a page of the export. */
export function readHeading(browser: Browser, origin: string, path: string): Promise<string> {
  return withView(browser, { origin }, async ({ page }) => {
    await page.goto(path);
    return (await page.locator('main h1').textContent()) ?? '';
  });
}

function clickOnce(browser: Browser, origin: string, order: Order): Promise<number> {
  return withView(browser, { origin, ...windowOf(true) }, async (view) => {
    await view.page.addInitScript(clickAfterPaint, order);
    await throttle(view.session, true);
    await view.page.goto(order.from, { waitUntil: 'commit' });
    await view.session.send('Performance.enable');
    // The page clicks by itself. What its first document had asked for is not waited for: the click may have ended it.
    const { from, to } = await timeClick(view, () => Promise.resolve());
    return (to - from) * 1000;
  });
}

/** Measures clicks soon after the first paint on a slow phone, on the twin and the site in turns. */
export async function measureEarlyClicks(
  browser: Browser,
  origins: Origins,
  link: ClickedLink,
  rounds: number,
): Promise<EarlyClick[]> {
  const clicks = delays.map((delay) => ({ delay, site: [] as number[], twin: [] as number[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { delay, site, twin } of clicks) {
      twin.push(await clickOnce(browser, origins.twin, { ...link, delay }));
      site.push(await clickOnce(browser, origins.site, { ...link, delay }));
    }
  }
  return clicks;
}
