import type { Browser } from '@playwright/test';
import { serveRoot } from '#tests/support/serve-root';
import { launchBrowser, open, withView } from './browser';
import { median } from './clicks';
import { throttle } from './throttle';

/** Milliseconds of a first search: until the dialog can be typed into, and from the word to its first result. */
export type SearchTimes = { readonly slow: boolean; readonly dialog: number; readonly result: number };

const rounds = 5;
const page = '/de/imprint/';
const query = 'Überweisung';

/** Runs in the page: asks for the search by its key, types a word, and looks at every frame for what came. */
async function searchOnce(word: string): Promise<{ dialog: number; result: number }> {
  const appear = <T extends Element>(selector: string): Promise<T> =>
    new Promise((resolve) => {
      const look = (): void => {
        const found = document.querySelector<T>(selector);
        if (found) resolve(found);
        else requestAnimationFrame(look);
      };
      look();
    });
  const start = performance.now();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: '/', cancelable: true }));
  const field = await appear<HTMLInputElement>('dialog[open] [type=search]');
  const opened = performance.now();
  field.value = word;
  field.dispatchEvent(new Event('input'));
  await appear('dialog[open] [data-result]');
  return { dialog: opened - start, result: performance.now() - opened };
}

async function measureOnce(browser: Browser, origin: string, slow: boolean): Promise<SearchTimes> {
  return withView(browser, { origin }, async (view) => {
    // What tsx calls in every function that it has named.
    await view.page.addInitScript({ content: 'globalThis.__name = (made) => made' });
    await open(view, page);
    await throttle(view.session, slow);
    return { slow, ...(await view.page.evaluate(searchOnce, query)) };
  });
}

async function measureMedian(browser: Browser, origin: string, slow: boolean): Promise<SearchTimes> {
  const times: SearchTimes[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await measureOnce(browser, origin, slow));
  return {
    slow,
    dialog: median(times.map(({ dialog }) => dialog)),
    result: median(times.map(({ result }) => result)),
  };
}

/** Measures the first search of a visit in a browser, at full speed and on a slow phone. */
export async function measureSearch(out: string): Promise<SearchTimes[]> {
  const [site, browser] = await Promise.all([serveRoot(out), launchBrowser()]);
  try {
    return [
      await measureMedian(browser, site.origin, false),
      await measureMedian(browser, site.origin, true),
    ];
  } finally {
    await browser.close();
    site.close();
  }
}
