import type { Page } from '@playwright/test';
import { expect, test, visit } from './fault-fixtures';
import { createRandom } from './random';
import { kinds, spoil, type Journey, type Step } from './random-steps';
import type { Recording } from './site-fixtures';
import { shortenPauses } from './shorten-pauses';
import { createExportedReader, readPresent, type ExportedReader, type ShownPage } from './shown-page';

/** Pages allowed at a path: its page or the 404 page; the 500 page only after a server error for its data. */
async function listAllowed(
  readPage: ExportedReader,
  path: string,
  mayShow500: boolean,
): Promise<(ShownPage | undefined)[]> {
  const language = path.slice(0, 3);
  const own = (await readPage(path)) ?? (await readPage(`${language}/404.html`));
  return mayShow500 ? [own, await readPage(`${language}/500.html`)] : [own];
}

/** A newer build may cause a full load meanwhile; then any page that matches its URL is allowed. */
async function take(step: Step, journey: Journey): ReturnType<Step> {
  try {
    return await step(journey);
  } catch (error) {
    if (!/Execution context was destroyed|Not attached to an active page/.test(String(error))) throw error;
    return { path: null, what: 'interrupted' };
  }
}

type Traveller = {
  readonly journey: Journey;
  readonly recording: Recording;
  readonly readPage: ExportedReader;
};

const isSame = (one: ShownPage | undefined, other: ShownPage): boolean =>
  one?.title === other.title &&
  one.heading === other.heading &&
  one.lang === other.lang &&
  one.text === other.text;

/** State of the runtime, for failure messages. */
const readRuntime = (page: Page): Promise<object> =>
  page
    .evaluate(() => ({
      runtime: document.documentElement.dataset['runtime'] ?? 'none',
      document: document.readyState,
      loaded: performance.getEntriesByType('navigation')[0]?.name,
      age: Math.round(performance.now()),
      state: Object.keys((history.state ?? {}) as object),
    }))
    .catch((error: unknown) => ({ error: String(error) }));

/** Compares the current page with the expected one. */
async function judge(
  { journey, recording, readPage }: Traveller,
  wanted: string | null,
  mayShow500: boolean,
): Promise<unknown> {
  const present = await readPresent(journey.page);
  if (!present || recording.pending() > 0) return 'still loading';
  const path = wanted ?? present.path;
  const allowed = await listAllowed(readPage, path, mayShow500);
  const agrees = allowed.some((one) => isSame(one, present));
  if (agrees && present.path === path) return 'agrees';
  const asked = journey.server
    .received()
    .slice(-12)
    .map(({ method, path: what }) => `${method} ${what}`);
  return { ...present, text: present.text.slice(0, 80), asked, ...(await readRuntime(journey.page)) };
}

/** Performs a step with new faults and waits until the page matches. */
async function go(traveller: Traveller, done: string[]): Promise<void> {
  const { journey } = traveller;
  const { names, mayShow500 } = spoil(journey);
  const { path, what } = await take(journey.random.pick(kinds), journey);
  done.push(`${done.length + 1}: ${what} to ${path} with ${names}`);
  await expect
    .poll(() => judge(traveller, path, mayShow500), {
      message: done.slice(-4).join('\n'),
      timeout: 20_000,
      intervals: [20, 50, 100],
    })
    .toBe('agrees');
  journey.server.heal();
}

/**
 * Declares journeys of random steps with random faults: after each step, the page must match its URL.
 *
 * @param seeds one per journey, for reproducible journeys
 * @param steps per journey
 */
export function travelAtRandom(seeds: readonly number[], steps: number): void {
  // Prefetching is on, so that its failures are covered.
  test.use({ prefetching: true });
  for (const seed of seeds) {
    test(`${steps} random steps among random faults (seed ${seed})`, async ({
      page,
      server,
      recording,
      quietConsole,
      browser,
    }) => {
      test.setTimeout(400_000);
      quietConsole.allow(
        /^error: (Failed to load|page resources for|We couldn't|Applying inline style)|chunk/i,
      );
      await page.addInitScript(shortenPauses);
      const blank = await browser.newPage();
      const journey = { page, server, random: createRandom(seed) };
      const readPage = createExportedReader(blank);
      const done: string[] = [];
      await visit(page, '/en/');
      while (done.length < steps) await go({ journey, recording, readPage }, done);
      await blank.close();
    });
  }
}
