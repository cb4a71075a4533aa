import path from 'node:path';
import type { Browser } from '@playwright/test';
import { serveRoot } from '#tests/support/serve-root';
import { createTemporaryFolder } from '../on-exit';
import type { Budget } from '../budgets';
import { launchBrowser, withView } from '../navigation/browser';
import type { ClickedLink } from '../peers/click-link';
import { compareClicks, earlyMoments } from '../peers/measure-peers';
import { chooseSample, chooseSamples } from './choose-samples';
import { judgeStart } from './judge-start';
import { measureStart } from './measure-start';
import { withPlainBrowser } from './plain-browser';
import { printStart, type Starts } from './print-start';
import { writeTwin } from './write-twin';

/** Default number of rounds, the minimum for a meaningful median. */
export const defaultRounds = 5;

/** Heading of a page of the export. */
function readHeading(browser: Browser, origin: string, address: string): Promise<string> {
  return withView(browser, { origin }, async ({ page }) => {
    await page.goto(address);
    return (await page.locator('main h1').textContent())?.trim() ?? '';
  });
}

async function measure(out: string, twinOut: string, rounds: number): Promise<Starts> {
  const [site, twin, browser] = await Promise.all([serveRoot(out), serveRoot(twinOut), launchBrowser()]);
  try {
    const origins = { site: site.origin, twin: twin.origin };
    const [from, to] = [chooseSample(out, 'home', 'en').path, chooseSample(out, 'service', 'en').path];
    const heading = await readHeading(browser, site.origin, to);
    const link: ClickedLink = { from, to, heading, isAdded: true };
    const entrants = [
      { name: 'static twin', origin: twin.origin },
      { name: 'site', origin: site.origin },
    ] as const;
    return {
      rows: await withPlainBrowser((plain) => measureStart(plain, origins, chooseSamples(out), rounds)),
      link,
      clicks: await compareClicks(browser, entrants, link, { moments: earlyMoments, rounds }),
    };
  } finally {
    await browser.close();
    site.close();
    twin.close();
  }
}

/**
 * Measures page loads compared with static twins, and prints the results.
 *
 * @param out folder of the export
 * @param rounds loads and clicks of each kind
 */
export async function benchStart(out: string, rounds = defaultRounds): Promise<Budget[]> {
  console.log('Starting pages and their static twins in a browser …');
  const twinOut = path.join(createTemporaryFolder('stellwerk-twin-'), 'out');
  writeTwin(out, twinOut);
  const starts = await measure(out, twinOut, rounds);
  printStart(starts);
  return judgeStart(starts.rows);
}
