import type { Locator } from '@playwright/test';
import type { Article } from './articles';
import { followLink, open, type View } from './browser';

export type Builder = 'site' | 'plain Next';

/** Kind of navigation. */
export type Kind = {
  readonly name: string;
  readonly builder: Builder;
  /** With data saver: nothing is prefetched. */
  readonly prefetches?: false;
  /** Measures the first click of a visit, so it cannot be repeated in the same context. */
  readonly once?: true;
  /** Opens the start page. */
  readonly open: (view: View, start: Article) => Promise<void>;
  /** Waits for what is fetched before the click. */
  readonly approach?: (view: View) => Promise<void>;
  readonly click: (view: View, start: Article) => Promise<void>;
};

/** Link to the next article below the text, out of view until scrolled to. */
const link = 'main a[rel="next"]';

/** Click without hovering before, in a separate task. */
async function clickPlainly({ page }: View): Promise<void> {
  await page.locator(link).evaluate((element: HTMLElement) => {
    setTimeout(() => element.click(), 50);
  });
}

async function scrollTo(locator: Locator): Promise<void> {
  await locator.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

/** Click as soon as the link is in view. */
async function scrollAndClick(view: View): Promise<void> {
  await scrollTo(view.page.locator(link));
  await clickPlainly(view);
}

/** Click like a person, about 200 ms after hovering. */
export async function hoverAndClick({ page }: View, selector = link): Promise<void> {
  // A related term may also be a neighbour.
  const target = page.locator(selector).first();
  await scrollTo(target);
  const box = await target.boundingBox();
  if (!box) throw new Error('There is no link to hover.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(200);
  await page.mouse.down();
  await page.mouse.up();
}

/** First soft navigation, which loads the template and the router. */
async function warmUp(view: View, start: Article): Promise<void> {
  await open(view, start.path);
  const paint = view.nextPaint();
  await clickPlainly(view);
  if (!(await paint).soft) throw new Error(`${start.path} was left by a full page load.`);
  await view.log.quiet();
}

/** Milliseconds between scrolling and clicking: longer than the first prefetch delay. */
const reading = 4000;

/**
 * Scrolls to the link and waits for prefetching; equally long on both sites, because an idle processor
 * becomes slower.
 */
async function awaitPrefetch({ page, log }: View): Promise<void> {
  await scrollTo(page.locator(link));
  await page.waitForTimeout(reading);
  await log.arrived((await page.locator(link).getAttribute('href')) ?? 'a link');
  await log.quiet();
}

/** The browser follows the link, as without JavaScript. */
async function openForBrowser(view: View, { path }: Article): Promise<void> {
  await open(view, path);
  await view.page.evaluate(() =>
    addEventListener('click', (event) => event.stopPropagation(), { capture: true }),
  );
}

export const names = {
  prefetched: 'site, prefetched',
  nextPrefetched: 'next/link, prefetched',
  hovered: 'site, hovered for 200 ms',
  nextHovered: 'next/link, hovered for 200 ms',
  cold: 'site, cold',
  nextCold: 'next/link, cold',
  nextInView: 'next/link, just come into view',
  first: 'site, cold, first click of a visit',
  home: 'site, cold, from the home page',
  document: 'site, full page load',
} as const;

const openArticle = (view: View, { path }: Article): Promise<void> => open(view, path);
const openHome = (view: View): Promise<void> => open(view, '/en/');
const clickAsPerson = (view: View): Promise<void> => hoverAndClick(view);

export const kinds: readonly Kind[] = [
  { name: names.prefetched, builder: 'site', open: warmUp, approach: awaitPrefetch, click: clickAsPerson },
  {
    name: names.nextPrefetched,
    builder: 'plain Next',
    open: warmUp,
    approach: awaitPrefetch,
    click: clickAsPerson,
  },
  { name: names.hovered, builder: 'site', open: warmUp, click: clickAsPerson },
  { name: names.nextHovered, builder: 'plain Next', open: warmUp, click: clickAsPerson },
  { name: names.cold, builder: 'site', prefetches: false, open: warmUp, click: clickPlainly },
  { name: names.nextCold, builder: 'plain Next', open: warmUp, click: clickPlainly },
  { name: names.nextInView, builder: 'plain Next', open: warmUp, click: scrollAndClick },
  {
    name: names.first,
    builder: 'site',
    prefetches: false,
    once: true,
    open: openArticle,
    click: clickPlainly,
  },
  { name: names.home, builder: 'site', prefetches: false, once: true, open: openHome, click: followLink },
  {
    name: names.document,
    builder: 'site',
    prefetches: false,
    once: true,
    open: openForBrowser,
    click: clickPlainly,
  },
];
