import type { Browser } from '@playwright/test';
import { withView } from '../navigation/browser';
import { timeClick } from '../navigation/clicks';
import { throttle } from '../navigation/throttle';
import { windowOf } from '../start/load-once';
import type { Entrant } from './entrants';

/** From which page a click leads where; the link says the heading that it leads to. */
export type ClickedLink = {
  readonly from: string;
  readonly to: string;
  readonly heading: string;
  /** The page has no such link: it gets one for the click. */
  readonly isAdded?: true;
};

/** When a link is clicked, and on which machine. */
export type ClickMoment = {
  readonly after: 'first paint' | 'load';
  /** Milliseconds from then. */
  readonly delay: number;
  readonly slow: boolean;
};

type Order = ClickedLink & Pick<ClickMoment, 'after' | 'delay'>;

/**
 * Runs in every document, ahead of its scripts: where the click starts, it clicks the page's own link
 * some time after a moment, or as soon after that as the link is there; a task of its own as a person's
 * is. Functions in it have no names: tsx would mark them by a helper that the page does not have.
 */
function clickLater({ from, to, heading, isAdded, after, delay }: Order): void {
  if (location.pathname !== from) return;
  void new Promise<void>((resolve) => {
    if (after === 'load') return addEventListener('load', () => resolve());
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  }).then(() =>
    setTimeout(() => {
      const timer = setInterval(() => {
        if (isAdded)
          document
            .querySelector('main')
            ?.append(Object.assign(document.createElement('a'), { href: to, textContent: heading }));
        const links = [...document.querySelectorAll<HTMLElement>(`main a[href="${to}"]`)];
        const link = links.findLast(({ textContent }) => textContent?.trim() === heading);
        if (!link) return;
        clearInterval(timer);
        link.click();
        if (isAdded) link.remove();
      }, 10);
    }, delay),
  );
}

/**
 * Loads a page as a first-time visitor and clicks a link there that is out of view, so that nobody has prefetched its
 * page; what else an entrant fetches ahead, it does.
 *
 * @returns milliseconds from the click to the painted heading
 * @throws when the heading does not come; the error says at which entrant, and when it was clicked
 */
export async function clickLink(
  browser: Browser,
  { name, origin }: Entrant,
  link: ClickedLink,
  { after, delay, slow }: ClickMoment,
): Promise<number> {
  try {
    return await withView(browser, { origin, ...windowOf(slow) }, async (view) => {
      await view.page.addInitScript(clickLater, { ...link, after, delay });
      await throttle(view.session, slow);
      await view.page.goto(link.from, { waitUntil: 'commit' });
      await view.session.send('Performance.enable');
      const { from, to } = await timeClick(view, () => Promise.resolve());
      return (to - from) * 1000;
    });
  } catch (cause) {
    const machine = slow ? 'slow phone' : 'desk';
    throw new Error(`${name}, ${machine}, clicked ${delay} ms after ${after}: ${String(cause)}`, { cause });
  }
}
