import type { Browser } from '@playwright/test';
import { loadOnce } from '../start/load-once';
import { withPlainBrowser, type PlainBrowser } from '../start/plain-browser';
import type { Start } from '../start/starts';
import { clickLink, type ClickedLink, type ClickMoment } from './click-link';
import { takeTurns, type MeasuredSite, type Results } from './entrants';

/** Page loads of each entrant. */
export type StartComparison = {
  readonly path: string;
  readonly slow: boolean;
  readonly starts: Results<Start>;
};

/** Milliseconds from click to painted heading, by entrant. */
export type ClickComparison = ClickMoment & { readonly times: Results<number> };

export type Comparisons = {
  readonly link: ClickedLink;
  readonly starts: readonly StartComparison[];
  readonly clicks: readonly ClickComparison[];
};

/** Shortly after the first paint of a slow phone. */
export const earlyMoments: readonly ClickMoment[] = [0, 500, 1000, 2000, 5000].map((delay) => ({
  after: 'first paint',
  delay,
  slow: true,
}));

/** 8 s after the load, when everything has started. */
const lateMoments: readonly ClickMoment[] = [true, false].map((slow) => ({
  after: 'load',
  delay: 8000,
  slow,
}));

/** Measures clicks at several times for each entrant. */
export async function compareClicks(
  browser: Browser,
  entrants: readonly MeasuredSite[],
  link: ClickedLink,
  { moments, rounds }: { readonly moments: readonly ClickMoment[]; readonly rounds: number },
): Promise<ClickComparison[]> {
  const clicks: ClickComparison[] = [];
  for (const moment of moments) {
    const click = (entrant: MeasuredSite): Promise<number> => clickLink(browser, entrant, link, moment);
    clicks.push({ ...moment, times: await takeTurns(entrants, rounds, click) });
  }
  return clicks;
}

async function compareStarts(
  browser: PlainBrowser,
  entrants: readonly MeasuredSite[],
  path: string,
  { slow, rounds }: { readonly slow: boolean; readonly rounds: number },
): Promise<StartComparison> {
  const load = (entrant: MeasuredSite, isSlow: boolean): Promise<Start> =>
    loadOnce(browser, entrant.origin, { path, slow: isSlow, isFieldShown: false });
  // The first load warms up browser and server; it is not counted.
  await takeTurns(entrants, 1, (entrant) => load(entrant, false));
  return { path, slow, starts: await takeTurns(entrants, rounds, (entrant) => load(entrant, slow)) };
}

/** Measures loads of an article and the index of articles for each entrant, and a click between them. */
export async function measurePeers(
  browser: Browser,
  entrants: readonly MeasuredSite[],
  link: ClickedLink,
  rounds: number,
): Promise<Comparisons> {
  const starts = await withPlainBrowser(async (plain) => {
    const compared: StartComparison[] = [];
    for (const slow of [true, false])
      for (const path of [link.to, link.from])
        compared.push(await compareStarts(plain, entrants, path, { slow, rounds }));
    return compared;
  });
  const moments = [...earlyMoments, ...lateMoments];
  return { link, starts, clicks: await compareClicks(browser, entrants, link, { moments, rounds }) };
}
