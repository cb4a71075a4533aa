import { button, home, imprint, popup, readLayer } from '#tests/support/playwright/consent-page';
import { expect, follow, test } from '#tests/support/playwright/site-fixtures';
import { readExported } from '#tests/support/exported';
import type { BrowserContext, Page } from '@playwright/test';

/** Delays the chunk of consent and analytics. */
async function holdConsent(context: BrowserContext): Promise<() => void> {
  const held: (() => void)[] = [];
  let isHeld = true;
  await context.route('**/_next/static/chunks/*.js', async (route) => {
    const script = readExported(new URL(route.request().url()).pathname);
    if (isHeld && script.includes('Consent object not available.'))
      await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  return () => {
    isHeld = false;
    held.forEach((release) => release());
  };
}

const ready = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.documentElement.dataset['runtime'] === 'ready');

const listViews = async (page: Page) => (await readLayer(page)).filter(({ event }) => event === 'pageview');

test.use({ asks: true });

/** Cookies as `name=value`. */
const listCookies = async (context: BrowserContext): Promise<string[]> =>
  (await context.cookies()).map(({ name, value }) => `${name}=${decodeURIComponent(value)}`).sort();

test('pages seen before the consent script loaded are reported in order; legal pages do not ask; click id and campaign survive', async ({
  page,
  context,
  origin,
}) => {
  const release = await holdConsent(context);
  const [, homeTitle = ''] = /<title>([^<]*)<\/title>/.exec(readExported('/en/index.html')) ?? [];
  await page.goto(`${home}?gclid=abc&utm_source=letter`);
  await ready(page);
  await follow(page, '/en/services/');
  await expect(page).toHaveTitle(/^Services/);
  await follow(page, '/en/glossary/');
  await expect(page).toHaveTitle(/^Glossary/);
  await follow(page, imprint);
  await expect(page).toHaveTitle(/^Legal notice/);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  release();
  await expect.poll(async () => (await listViews(page)).length).toBe(4);
  expect(await listViews(page)).toEqual(
    [
      [homeTitle.slice(0, homeTitle.lastIndexOf('|')).trim(), '/en/?gclid=abc&utm_source=letter'],
      ['Services: accounts, cards, loans, payments by API', '/en/services/'],
      ['Glossary: terms of payments and supervision', '/en/glossary/'],
      ['Legal notice', imprint],
    ].map(([title, path]) => ({ event: 'pageview', title, location: `${origin}${String(path)}` })),
  );
  await expect(popup(page)).toHaveCount(0);
  await follow(page, '/en/services/');
  await button(page, 'Agree to all').click();
  expect(await listCookies(context)).toEqual(['gclid=abc', 'utm={"source":"letter"}']);
});

test('click id and campaign survive a full load before the scripts are loaded', async ({
  page,
  context,
  quietConsole,
}) => {
  quietConsole.allow(/net::ERR_FAILED/);
  await context.route('**/_next/static/**/*.js', (route) => route.abort());
  await page.goto(`${home}?gclid=abc&utm_source=letter`);
  await page.locator('main a[href="/en/services/"]').first().click();
  await page.waitForURL('/en/services/');
  await context.unroute('**/_next/static/**/*.js');
  await page.reload();
  await button(page, 'Agree to all').click();
  expect(await listCookies(context)).toEqual(['gclid=abc', 'utm={"source":"letter"}']);
});
