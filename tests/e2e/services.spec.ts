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

type ServiceFixtures = {
  readonly behaviour: ContainerBehaviour;
  readonly services: { readonly asked: () => readonly string[] };
};

/** The site built with a consent container and Google's tag manager, whose answers are the tests' own. */
const test = configuredTest.extend<ServiceFixtures>({
  asks: true,
  behaviour: ['well', { option: true }],
  services: [
    async ({ context, behaviour }, use) => use({ asked: await answerForServices(context, behaviour) }),
    { auto: true },
  ],
});

const { container, tagManager, collect } = serviceAddresses;
const scripts: readonly string[] = [container, tagManager];
const containerCalls = (page: Parameters<typeof readLayer>[0]): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { containerCalls: string[] }).containerCalls);

test('nothing is asked of others before consent, and after a refusal neither', async ({ page, services }) => {
  await page.goto(home);
  await expect(popup(page)).toBeVisible();
  await follow(page, '/en/services/');
  await button(page, 'Refuse all').click();
  await follow(page, imprint);
  await expect(page.locator('h1')).toHaveText('Legal notice');
  await page.reload();
  await waitForRuntime(page);
  expect(services.asked()).toEqual([]);
});

test('with consent both scripts come once, the container is told, and a reload brings them again', async ({
  page,
  services,
}) => {
  await page.goto(home);
  await button(page, 'Agree to all').click();
  await expect.poll(services.asked).toEqual(expect.arrayContaining([...scripts, collect]));
  await expect.poll(() => containerCalls(page)).toContain('setComplianceSettings');
  const layer = await readLayer(page);
  const update = layer.findIndex((entry) => entry['1'] === 'update');
  expect(layer.findIndex(({ event }) => event === 'gtm.js')).toBeGreaterThan(update);
  // Next's component, not an element of the site's own.
  await expect(page.locator('script#_next-gtm')).toHaveAttribute('src', tagManager);
  await expect(page.locator('script[src*="googletagmanager"]')).toHaveCount(1);
  await follow(page, imprint);
  await expect(page.locator('h1')).toHaveText('Legal notice');
  expect(services.asked().filter((address) => scripts.includes(address))).toHaveLength(2);
  await page.reload();
  await expect.poll(() => services.asked().filter((address) => scripts.includes(address))).toHaveLength(4);
  await expect(popup(page)).toHaveCount(0);
});

test('a tag manager finds nothing from before the consent but the page that is shown', async ({
  page,
  services,
}) => {
  await page.goto(home);
  await expect(popup(page)).toBeVisible();
  await follow(page, '/en/services/');
  await expect(page.locator('h1')).toHaveText(/Ten services/);
  await expect.poll(async () => (await readLayer(page)).length).toBe(4);
  await button(page, 'Agree to all').click();
  await expect.poll(services.asked).toContain(collect);
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
});

test('a withdrawal is told to the container, and ends the document that had their scripts', async ({
  page,
  services,
}) => {
  await page.goto(home);
  await button(page, 'Agree to all').click();
  await expect.poll(services.asked).toContain(collect);
  await expect.poll(() => containerCalls(page)).toContain('setComplianceSettings');
  // Refused in the container's own form; the next page reads it.
  await page.evaluate(
    () =>
      ((window as unknown as { changedThere: object }).changedThere = {
        analytics: { status: 0 },
        remarketing: { status: 0 },
      }),
  );
  const reloaded = page.waitForEvent('load');
  await follow(page, '/en/services/');
  await reloaded;
  await waitForRuntime(page);
  const before = services.asked().length;
  expect((await readKept(page))?.statuses).toEqual({ analytics: 0, remarketing: 0 });
  await follow(page, imprint);
  await expect(page.locator('h1')).toHaveText('Legal notice');
  expect(services.asked()).toHaveLength(before);
  expect(await page.evaluate(() => 'tagManagerRuns' in window)).toBe(false);
});

test('"privacy settings" opens the form of a container that is there, and what is chosen in it counts', async ({
  page,
}) => {
  await page.goto(home);
  await button(page, 'Agree to all').click();
  await expect.poll(() => containerCalls(page)).toContain('setComplianceSettings');
  await openSettings(page);
  await expect.poll(() => containerCalls(page)).toContain('openConsentForm');
  await expect(popup(page)).toHaveCount(0);
  await page.evaluate(
    () =>
      ((window as unknown as { changedThere: object }).changedThere = {
        analytics: { status: 1 },
        remarketing: { status: 0 },
      }),
  );
  await follow(page, '/en/services/');
  await expect.poll(async () => (await readKept(page))?.statuses).toEqual({ analytics: 1, remarketing: 0 });
});

for (const behaviour of ['missing', 'silent', 'throws'] as const) {
  test.describe(`a container that is ${behaviour}`, () => {
    test.use({ behaviour });

    test('is told to the operator once it is clear; the site goes on, with its own form', async ({
      page,
      quietConsole,
    }) => {
      const message = behaviour === 'throws' ? 'The container is broken.' : 'Consent object not available.';
      const reported: string[] = [];
      quietConsole.allow(/Consent object not available\.$|The container is broken\.$|404|MIME type/);
      page.on('console', (entry) => entry.type() === 'error' && reported.push(entry.text()));
      // A container is given up after seconds that nobody has to sit through.
      await page.clock.install();
      const passTime = (): Promise<void> => page.clock.runFor(1000);
      await page.goto(home);
      await button(page, 'Agree to all').click();
      await expect(popup(page)).toHaveCount(0);
      await expect.poll(() => passTime().then(() => reported)).toContain(message);
      await follow(page, '/en/services/');
      await expect(page.locator('h1')).toHaveText(/Ten services/);
      await openSettings(page);
      await expect.poll(() => passTime().then(() => popup(page).isVisible())).toBe(true);
      expect((await readKept(page))?.statuses['analytics']).toBe(1);
    });
  });
}
