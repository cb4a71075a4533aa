import { generatedArticle } from './articles';
import { serveRoot } from '#tests/support/serve-root';
import { launchBrowser } from './browser';
import { measureClicks, type Row } from './clicks';
import { measureHeap, type Heap } from './heap';
import { measureJourney, type Journey } from './journey';

/** Measurements of navigation. */
export type Navigation = {
  readonly browser: string;
  readonly rows: readonly Row[];
  readonly journey: Journey;
  readonly heap: Heap;
};

const rounds = 7;

/** From the whole list, without neighbours of real articles, whose headings differ from their link texts. */
const starts = Array.from({ length: rounds }, (_, round) => generatedArticle(20 + 17 * round));

/**
 * Measures navigation in a browser.
 *
 * @param siteOut export of the site with at least 150 generated articles per language
 * @param plainOut export of plain Next with the same articles
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
