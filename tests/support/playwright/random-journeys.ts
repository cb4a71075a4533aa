import type { Page } from '@playwright/test';
import { expect, test, visit } from './fault-fixtures';
import { createRandom } from './random';
import { kinds, spoil, type Journey, type Step } from './random-steps';
import type { Recording } from './site-fixtures';
import { shortenPauses } from './shorten-pauses';
import { createExportedReader, readPresent, type ExportedReader, type ShownPage } from './shown-page';

/** What may stand under an address: its page, else the 404 page; the 500 page only where the server was at fault with a page's record. */
async function listAllowed(
  readPage: ExportedReader,
  path: string,
  mayShow500: boolean,
): Promise<(ShownPage | undefined)[]> {
  const language = path.slice(0, 3);
  const own = (await readPage(path)) ?? (await readPage(`${language}/404.html`));
  return mayShow500 ? [own, await readPage(`${language}/500.html`)] : [own];
}

/** A full page load that a newer build asks for may come between: then any page may stand that agrees with its address. */
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

/** What the page's script has come to, for the message of a failure. */
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

/** What stands now, or that it agrees with where the step leads. */
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

/** Takes a step among new faults, and waits until what stands agrees with it. */
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
 * Declares journeys of random steps among random faults: in the end of each step a page stands that
 * agrees with its address.
 *
 * @param seeds a journey for each, the same every time
 * @param steps of each journey
 */
export function travelAtRandom(seeds: readonly number[], steps: number): void {
  // Prefetching is on: what it brings, or fails to bring, must not show either.
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
