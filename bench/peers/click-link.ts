import type { Browser } from '@playwright/test';
import { withView } from '../navigation/browser';
import { timeClick } from '../navigation/clicks';
import { throttle } from '../navigation/throttle';
import { windowOf } from '../start/load-once';
import type { MeasuredSite } from './entrants';
import { findErrorLine } from './find-error-line';

/** Page and link of a click; the link's text is the heading of its target. */
export type ClickedLink = {
  readonly from: string;
  readonly to: string;
  readonly heading: string;
  /** The page has no such link: one is added. */
  readonly isAdded?: true;
};

/** Time and conditions of a click. */
export type ClickMoment = {
  readonly after: 'first paint' | 'load';
  /** Milliseconds after that event. */
  readonly delay: number;
  readonly slow: boolean;
};

type Order = ClickedLink & Pick<ClickMoment, 'after' | 'delay'>;

/**
 * Runs in every document before its scripts: on the start page, clicks the link some time after an event, in
 * a separate task, or as soon as the link exists. Anonymous functions only, because tsx would mark named ones
 * by a helper that is missing in the page.
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
 * Loads a page as a first-time visitor and clicks a link that is out of view, so that its page is not
 * prefetched.
 *
 * @returns milliseconds from the click to the painted heading; `Infinity` if it does not appear, which is reported
 */
export async function clickLink(
  browser: Browser,
  { name, origin }: MeasuredSite,
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
    console.log(`${name}, ${machine}, clicked ${delay} ms after ${after}: ${findErrorLine(cause)}`);
    return Infinity;
  }
}
