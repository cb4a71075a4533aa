import type { Sample } from './choose-samples';
import { loadOnce } from './load-once';
import type { PlainBrowser } from './plain-browser';
import type { Start } from './starts';

/** Origins of the site and its static twin. */
export type Origins = { readonly site: string; readonly twin: string };

/** Loads of a page, by round. */
export type StartRow = Sample & {
  readonly slow: boolean;
  readonly site: readonly Start[];
  readonly twin: readonly Start[];
};

async function measurePage(
  browser: PlainBrowser,
  origins: Origins,
  sample: Sample,
  { slow, rounds }: { readonly slow: boolean; readonly rounds: number },
): Promise<StartRow> {
  const [site, twin]: [Start[], Start[]] = [[], []];
  const load = { path: sample.path, slow, isFieldShown: true };
  for (let round = 0; round < rounds; round += 1) {
    twin.push(await loadOnce(browser, origins.twin, load));
    site.push(await loadOnce(browser, origins.site, load));
  }
  return { ...sample, slow, site, twin };
}

/**
 * Measures loads of the site and its twin in turns, on a slow phone and at full speed.
 *
 * @param rounds loads of each
 */
export async function measureStart(
  browser: PlainBrowser,
  origins: Origins,
  samples: readonly Sample[],
  rounds: number,
): Promise<StartRow[]> {
  const rows: StartRow[] = [];
  for (const slow of [true, false]) {
    for (const sample of samples) {
      // The first load warms up browser and server; it is not counted.
      for (const origin of [origins.twin, origins.site])
        await loadOnce(browser, origin, { path: sample.path, slow: false, isFieldShown: true });
      rows.push(await measurePage(browser, origins, sample, { slow, rounds }));
    }
  }
  return rows;
}
