import type { Page } from '@playwright/test';
import {
  button,
  home,
  imprint,
  openSettings,
  popup,
  readKept,
  readLayer,
  type Layer,
} from '#tests/support/playwright/consent-page';
import { configuredTest } from '#tests/support/playwright/configured-fixtures';
import {
  answerForServices,
  serviceAddresses,
  type ContainerBehaviour,
} from '#tests/support/playwright/fake-services';
import { expect, follow, waitForRuntime } from '#tests/support/playwright/site-fixtures';

/** Build with a consent container and Google Tag Manager, both mocked. */
const test = configuredTest;

test.use({ asks: true });

type Asked = () => readonly string[];

const { container, tagManager, collect } = serviceAddresses;
const scripts: readonly string[] = [container, tagManager];
const countScripts = (asked: Asked): number => asked().filter((address) => scripts.includes(address)).length;
const containerCalls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { containerCalls: string[] }).containerCalls);

/** The visitor chooses in the container's form; the next page reads it. */
async function chooseThere(page: Page, statuses: Readonly<Record<string, number>>): Promise<void> {
  await page.evaluate(
    (chosen) =>
      ((window as unknown as { changedThere: object }).changedThere = Object.fromEntries(
        Object.entries(chosen).map(([name, status]) => [name, { status }]),
      )),
    statuses,
  );
}

/** Two pages before the choice, without third-party requests. */
async function lookAround(page: Page, asked: Asked): Promise<void> {
  await page.goto(home);
  await expect(popup(page)).toBeVisible();
  await follow(page, '/en/services/');
  await expect(page.locator('h1')).toHaveText(/Ten services/);
  await expect.poll(async () => (await readLayer(page)).length).toBe(4);
  expect(asked()).toEqual([]);
}

/** The tag manager only finds the current page, nothing from before consent. */
async function expectFoundByTags(page: Page): Promise<void> {
  const found = await page.evaluate(() => (window as unknown as { tagManagerFound: Layer }).tagManagerFound);
  const locations = found.flatMap(({ event, location }) => (event === 'pageview' ? [String(location)] : []));
  expect(locations.map((location) => new URL(location).pathname)).toEqual(['/en/services/']);
  expect(found.map((entry) => entry['event'] ?? entry['1'] ?? Object.keys(entry)[0])).toEqual([
    'environment',
    'default',
    'pageview',
    'update',
    'consent',
    'gtm.js',
  ]);
}

test("with consent, both scripts are loaded once per document and informed; the container's form applies, and a withdrawal reloads", async ({
  page,
  context,
}) => {
  const asked = await answerForServices(context, 'well');
  await lookAround(page, asked);
  await button(page, 'Agree to all').click();
  await expect.poll(asked).toEqual(expect.arrayContaining([...scripts, collect]));
  await expect.poll(() => containerCalls(page)).toContain('setComplianceSettings');
  await expectFoundByTags(page);
  const layer = await readLayer(page);
  const update = layer.findIndex((entry) => entry['1'] === 'update');
  expect(layer.findIndex(({ event }) => event === 'gtm.js')).toBeGreaterThan(update);
  // Next's component, not an element of the site.
  await expect(page.locator('script#_next-gtm')).toHaveAttribute('src', tagManager);
  await expect(page.locator('script[src*="googletagmanager"]')).toHaveCount(1);
  await follow(page, imprint);
  await expect(page.locator('h1')).toHaveText('Legal notice');
  expect(countScripts(asked)).toBe(2);
  await page.reload();
  await expect.poll(() => countScripts(asked)).toBe(4);
  await expect(popup(page)).toHaveCount(0);
  await openSettings(page);
  await expect.poll(() => containerCalls(page)).toContain('openConsentForm');
  await expect(popup(page)).toHaveCount(0);
  await chooseThere(page, { analytics: 1, remarketing: 0 });
  await follow(page, '/en/services/');
  await expect.poll(async () => (await readKept(page))?.statuses).toEqual({ analytics: 1, remarketing: 0 });
  await chooseThere(page, { analytics: 0, remarketing: 0 });
  const reloaded = page.waitForEvent('load');
  await follow(page, '/en/terms-of-use/');
  await reloaded;
  await waitForRuntime(page);
  const before = asked().length;
  expect((await readKept(page))?.statuses).toEqual({ analytics: 0, remarketing: 0 });
  await follow(page, imprint);
  await expect(page.locator('h1')).toHaveText('Legal notice');
  expect(asked()).toHaveLength(before);
  expect(await page.evaluate(() => 'tagManagerRuns' in window)).toBe(false);
});

test('a missing, silent or throwing container is reported once; the site continues with its own form', async ({
  page,
  context,
  quietConsole,
}) => {
  const reported: string[] = [];
  quietConsole.allow(/Consent object not available\.$|The container is broken\.$|404|MIME type/);
  page.on('console', (entry) => entry.type() === 'error' && reported.push(entry.text()));
  // The container's timeout is skipped.
  await page.clock.install();
  const passTime = (): Promise<void> => page.clock.runFor(5000);
  for (const behaviour of ['missing', 'silent', 'throws'] satisfies ContainerBehaviour[]) {
    await answerForServices(context, behaviour);
    reported.length = 0;
    await page.goto(home);
    await button(page, 'Agree to all').click();
    await expect(popup(page)).toHaveCount(0);
    // A container that throws must have loaded before its timeout.
    if (behaviour === 'throws') await page.waitForFunction(() => 'ppms' in window);
    const message = behaviour === 'throws' ? 'The container is broken.' : 'Consent object not available.';
    await expect.poll(() => passTime().then(() => reported), { intervals: [20] }).toContain(message);
    await follow(page, '/en/services/');
    await expect(page.locator('h1')).toHaveText(/Ten services/);
    await openSettings(page);
    await expect.poll(() => passTime().then(() => popup(page).isVisible()), { intervals: [20] }).toBe(true);
    expect((await readKept(page))?.statuses['analytics']).toBe(1);
    await page.evaluate(() => localStorage.clear());
  }
});
