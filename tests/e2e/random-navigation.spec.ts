import { expect, test, visit } from '#tests/support/playwright/fault-fixtures';
import { createRandom } from '#tests/support/playwright/random';
import { kinds, spoil, type Journey, type Step } from '#tests/support/playwright/random-steps';
import { readExportedPages, readPresent, type ShownPage } from '#tests/support/playwright/shown-page';

// Prefetching is on: what it brings, or fails to bring, must not show either.
test.use({ connection: {} });

const steps = 130;
const seeds = [1009, 2017, 3001, 4003];

/** What may stand under an address: its page, else the 404 page; the 500 page only where the server was at fault with a page's record. */
function listAllowed(pages: ReadonlyMap<string, ShownPage>, path: string, mayShow500: boolean): ShownPage[] {
  const language = path.slice(0, 3);
  const names = [
    pages.has(path) ? path : `${language}/404.html`,
    ...(mayShow500 ? [`${language}/500.html`] : []),
  ];
  return names.flatMap((name) => pages.get(name) ?? []);
}

/** A full page load that a newer build asks for may come between: then any page may stand that agrees with its address. */
async function take(step: Step, journey: Journey): ReturnType<Step> {
  try {
    return await step(journey);
  } catch (error) {
    if (!String(error).includes('Execution context was destroyed')) throw error;
    return { path: null, what: 'interrupted' };
  }
}

for (const seed of seeds) {
  test(`${steps} random steps among random faults (seed ${seed})`, async ({
    page,
    server,
    recording,
    quietConsole,
  }) => {
    test.setTimeout(400_000);
    quietConsole.allow(
      /^error: (Failed to load|page resources for|We couldn't|Applying inline style)|chunk/i,
    );
    const pages = await readExportedPages(page);
    const journey = { page, server, random: createRandom(seed) };
    const done: string[] = [];
    await visit(page, '/en/');
    for (let number = 1; number <= steps; number += 1) {
      const { names, mayShow500 } = spoil(journey);
      const { path, what } = await take(journey.random.pick(kinds), journey);
      done.push(`${number}: ${what} to ${path} with ${names}`);
      await expect
        .poll(
          async () => {
            const present = await readPresent(page);
            if (!present || recording.pending() > 0) return 'still loading';
            const agrees = listAllowed(pages, path ?? present.path, mayShow500).some(
              ({ title, heading, lang, text }) =>
                title === present.title &&
                heading === present.heading &&
                lang === present.lang &&
                text === present.text,
            );
            return agrees && present.path === (path ?? present.path)
              ? 'agrees'
              : { ...present, text: present.text.slice(0, 80) };
          },
          { message: done.slice(-4).join('\n'), timeout: 20_000, intervals: [20, 50, 100] },
        )
        .toBe('agrees');
      server.heal();
    }
    expect(done).toHaveLength(steps);
  });
}
