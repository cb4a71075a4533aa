import path from 'node:path';
import { serveRoot } from '#tests/support/serve-root';
import type { Budget } from '../budgets';
import { generatedArticle } from '../navigation/articles';
import { launchBrowser } from '../navigation/browser';
import { defaultRounds } from '../start/bench-start';
import { writeTwin } from '../start/write-twin';
import { buildPeers } from './build-peers';
import { compareHeights } from './compare-heights';
import type { MeasuredSiteName } from './entrants';
import { judgePeers } from './judge-peers';
import { measurePeers, type Comparisons } from './measure-peers';
import { printPeers } from './print-peers';
import { indexPath } from './read-site';

/** An article from the middle of the list: out of view on the index, so that no peer prefetches it. */
const article = generatedArticle(75);

type Export = { readonly name: MeasuredSiteName; readonly out: string };

async function measure(exports: readonly Export[], rounds: number): Promise<Comparisons> {
  const browser = await launchBrowser();
  const served = await Promise.all(
    exports.map(async ({ name, out }) => ({ name, ...(await serveRoot(out)) })),
  );
  try {
    const link = { from: indexPath, to: article.path, heading: article.name };
    for (const line of await compareHeights(browser, served, [link.from, link.to])) console.log(line);
    return await measurePeers(browser, served, link, rounds);
  } finally {
    await browser.close();
    for (const { close } of served) close();
  }
}

/**
 * Builds the peers, measures all in turns, and prints the results.
 *
 * @param out export of the site with at least 150 generated articles per language
 * @param root folder for the peers' builds
 * @param rounds loads and clicks of each kind
 */
export async function benchPeers(out: string, root: string, rounds = defaultRounds): Promise<Budget[]> {
  const twinOut = path.join(root, 'twin');
  writeTwin(out, twinOut);
  const peers = await buildPeers(out, root);
  console.log('Starting pages beside the peers in a browser …');
  const exports = [{ name: 'site', out }, { name: 'static twin', out: twinOut }, ...peers] as const;
  const comparisons = await measure(exports, rounds);
  printPeers(comparisons);
  return judgePeers(comparisons);
}
