import {
  button,
  home,
  imprint,
  openSettings,
  popup,
  readLayer,
} from '#tests/support/playwright/consent-page';
import { expect, follow, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

test.use({ asks: true });

for (const [name, script] of [
  ['Global Privacy Control', 'globalPrivacyControl'],
  ['Do Not Track', 'doNotTrack'],
] as const) {
  test(`${name} counts as a refusal: no question, nothing kept, and the settings say why`, async ({
    page,
  }) => {
    await page.addInitScript(
      (property) =>
        Object.defineProperty(navigator, property, { value: property === 'doNotTrack' ? '1' : true }),
      script,
    );
    await page.goto(`${home}?gclid=abc`);
    await waitForRuntime(page);
    await expect
      .poll(async () => (await readLayer(page)).some(({ event }) => event === 'pageview'))
      .toBe(true);
    await expect(popup(page)).toHaveCount(0);
    await openSettings(page);
    await expect(popup(page)).toContainText('Your browser sends a signal');
    await expect(popup(page).getByRole('button')).toHaveText(['Close']);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
  });
}

test('where the words cannot be had, nobody is asked, and the settings lead to the privacy policy', async ({
  page,
  context,
  quietConsole,
}) => {
  quietConsole.allow(/Failed to load resource/);
  await context.route('**/slice-data/consent-*.json', (route) => route.fulfill({ status: 503, body: 'no' }));
  await page.goto(home);
  await waitForRuntime(page);
  await expect.poll(async () => (await readLayer(page)).some(({ event }) => event === 'pageview')).toBe(true);
  await expect(popup(page)).toHaveCount(0);
  await openSettings(page);
  await expect(page.locator('h1')).toHaveText('Privacy policy');
});

test('words that come after the visitor has gone on to a legal page are not shown there', async ({
  page,
  context,
}) => {
  const held: (() => void)[] = [];
  await context.route(
    '**/slice-data/consent-en.json',
    (route) => new Promise<void>((resolve) => held.push(() => resolve(route.continue()))),
  );
  await page.goto(home);
  await expect.poll(() => held.length).toBe(1);
  await follow(page, imprint);
  await expect(page.locator('h1')).toHaveText('Legal notice');
  await expect
    .poll(async () => (await readLayer(page)).filter(({ event }) => event === 'pageview').length)
    .toBe(2);
  const answered = page.waitForResponse('**/slice-data/consent-en.json');
  held[0]?.();
  await (await answered).finished();
  await follow(page, '/en/privacy-policy/');
  await expect(page.locator('h1')).toHaveText('Privacy policy');
  await expect(popup(page)).toHaveCount(0);
  expect(await page.locator('[data-consent]').count()).toBe(0);
});

test('a choice in one tab closes the question in the other', async ({ page, context }) => {
  await page.goto(home);
  await expect(popup(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/en/services/');
  await button(other, 'Refuse all').click();
  await expect(popup(page)).toHaveCount(0);
  expect((await readLayer(page)).filter((entry) => entry['1'] === 'update')).toHaveLength(1);
});

test('where storage is blocked, the choice holds for the document, and nothing fails', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  await page.goto(home);
  await button(page, 'Refuse all').click();
  await expect(popup(page)).toHaveCount(0);
  await follow(page, '/en/services/');
  await expect(page.locator('h1')).toHaveText(/Ten services/);
  await expect
    .poll(async () => (await readLayer(page)).filter(({ event }) => event === 'pageview').length)
    .toBe(2);
  await expect(popup(page)).toHaveCount(0);
  await page.reload();
  await expect(popup(page)).toBeVisible();
});

test('a page that the browser translates asks in its own language', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.lang = 'pl')),
  );
  await page.goto('/de/');
  await expect(
    page.getByRole('heading', { name: 'Dürfen wir Besuche zählen und Anzeigen zuordnen?' }),
  ).toBeVisible();
});
