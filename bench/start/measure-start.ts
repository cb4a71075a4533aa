import type { Browser } from '@playwright/test';
import { bundleProbe, withView, type View, type ViewOptions } from '../navigation/browser';
import { throttle } from '../navigation/throttle';
import type { Sample } from './choose-samples';
import type { StartEntries, StartProbe } from './start-probe';
import { toStart, type Start } from './starts';

/** Where the site and its static twin are served. */
export type Origins = { readonly site: string; readonly twin: string };

/** The starts of one page, round by round. */
export type StartRow = Sample & {
  readonly slow: boolean;
  readonly site: readonly Start[];
  readonly twin: readonly Start[];
};

const probe = bundleProbe('bench/start/start-probe.ts');

/** The window of a phone of the middle, as Lighthouse has it. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const satisfies ViewOptions['window'];

/** The window that belongs to a speed: a phone's to the slow one. */
export const windowOf = (slow: boolean): Pick<ViewOptions, 'window'> => (slow ? { window: phone } : {});

type Probed = { readonly benchStart: StartProbe };

/**
 * Loads a document and waits until its scripts have come and run: they are asked for only after the
 * first paint, which may be later than the load.
 */
async function startPage({ page, log }: View, path: string): Promise<StartEntries> {
  await page.goto(path, { waitUntil: 'load' });
  await page.evaluate(() => (window as unknown as Probed).benchStart.painted);
  // On a phone the site's own scripts run some seconds after they have come.
  await page.waitForFunction(
    () =>
      !document.querySelector('script[data-files]') ||
      document.documentElement.dataset['runtime'] === 'ready',
  );
  await log.quiet(1000);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return page.evaluate(() => (window as unknown as Probed).benchStart.read());
}

/** A page without its font or its script starts sooner than any that visitors get. */
function expectWhole({ log }: View, path: string): void {
  const [missing] = log.refused();
  if (missing !== undefined)
    throw new Error(`The start of ${path}: expected an answer from ${missing}, found an error.`);
}

/** A page to load, how fast, and whether its visitor is asked for consent. */
export type Load = { readonly path: string; readonly slow: boolean; readonly isAsked: boolean };

/** Loads a page once, as a first-time visitor. */
export function loadOnce(browser: Browser, origin: string, { path, slow, isAsked }: Load): Promise<Start> {
  return withView(browser, { origin, isAsked, ...windowOf(slow) }, async (view) => {
    await view.page.addInitScript({ content: probe });
    await throttle(view.session, slow);
    const entries = await startPage(view, path);
    expectWhole(view, path);
    return toStart(entries);
  });
}

async function measurePage(
  browser: Browser,
  origins: Origins,
  sample: Sample,
  { slow, rounds }: { readonly slow: boolean; readonly rounds: number },
): Promise<StartRow> {
  const [site, twin]: [Start[], Start[]] = [[], []];
  const load = { path: sample.path, slow, isAsked: true };
  for (let round = 0; round < rounds; round += 1) {
    twin.push(await loadOnce(browser, origins.twin, load));
    site.push(await loadOnce(browser, origins.site, load));
  }
  return { ...sample, slow, site, twin };
}

/**
 * Measures the starts of pages of the site and of its twin in turns, on a slow phone and at full speed.
 *
 * @param rounds loads of each
 */
export async function measureStart(
  browser: Browser,
  origins: Origins,
  samples: readonly Sample[],
  rounds: number,
): Promise<StartRow[]> {
  const rows: StartRow[] = [];
  for (const slow of [true, false]) {
    for (const sample of samples) {
      // The first load of a page warms up browser and server; it is not counted.
      for (const origin of [origins.twin, origins.site])
        await loadOnce(browser, origin, { path: sample.path, slow: false, isAsked: true });
      rows.push(await measurePage(browser, origins, sample, { slow, rounds }));
    }
  }
  return rows;
}
