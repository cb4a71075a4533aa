import { generatedArticle } from './articles';
import { serveRoot } from '#tests/support/serve-root';
import { launchBrowser } from './browser';
import { measureClicks, type Row } from './clicks';
import { measureHeap, type Heap } from './heap';
import { measureJourney, type Journey } from './journey';

/** How visitors move from page to page. */
export type Navigation = {
  readonly browser: string;
  readonly rows: readonly Row[];
  readonly journey: Journey;
  readonly heap: Heap;
};

const rounds = 7;

/** From all over the list; none has a real article for a neighbour, whose heading is not its link's text. */
const starts = Array.from({ length: rounds }, (_, round) => generatedArticle(20 + 17 * round));

/**
 * Measures navigation in a browser.
 *
 * @param siteOut export of the site with at least 150 generated articles in each language
 * @param plainOut plain Next's export with the same
 */
export async function measureNavigation(siteOut: string, plainOut: string): Promise<Navigation> {
  const [site, plain, browser] = await Promise.all([
    serveRoot(siteOut),
    serveRoot(plainOut),
    launchBrowser(),
  ]);
  try {
    return {
      browser: browser.version(),
      rows: await measureClicks(browser, { site: site.origin, 'plain Next': plain.origin }, starts),
      journey: await measureJourney(browser, site.origin, generatedArticle(20)),
      heap: await measureHeap(browser, site.origin),
    };
  } finally {
    await browser.close();
    site.close();
    plain.close();
  }
}
