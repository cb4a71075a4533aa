import { button, home, imprint, popup, readLayer } from '#tests/support/playwright/consent-page';
import { expect, follow, test } from '#tests/support/playwright/site-fixtures';
import type { BrowserContext, Page } from '@playwright/test';

/** Holds back the chunk of consent and analytics: a slow line, and a visitor who is quick. */
async function holdConsent(context: BrowserContext): Promise<() => void> {
  const held: (() => void)[] = [];
  let isHeld = true;
  await context.route('**/_next/static/chunks/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (isHeld && body.includes('Consent object not available.'))
      await new Promise<void>((resolve) => held.push(resolve));
    await route.fulfill({ response, body });
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

test('pages seen before the scripts of consent came are reported in order, each with its title', async ({
  page,
  context,
  origin,
}) => {
  const release = await holdConsent(context);
  await page.goto(`${home}?utm_source=letter`);
  await ready(page);
  await follow(page, '/en/services/');
  await expect(page).toHaveTitle(/^Services/);
  await follow(page, '/en/glossary/');
  await expect(page).toHaveTitle(/^Glossary/);
  const homeTitle = await page.evaluate(async () => {
    const html = await (await fetch('/en/')).text();
    return /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  });
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  release();
  await expect(popup(page)).toBeVisible();
  expect(await listViews(page)).toEqual([
    {
      event: 'pageview',
      title: homeTitle.slice(0, homeTitle.lastIndexOf('|')).trim(),
      location: `${origin}/en/?utm_source=letter`,
    },
    {
      event: 'pageview',
      title: 'Services: accounts, cards, loans, payments by API',
      location: `${origin}/en/services/`,
    },
    {
      event: 'pageview',
      title: 'Glossary: terms of payments and supervision',
      location: `${origin}/en/glossary/`,
    },
  ]);
});

test('the click and the campaign of the arrival survive a quick step to another page', async ({
  page,
  context,
}) => {
  const release = await holdConsent(context);
  await page.goto(`${home}?gclid=abc&utm_source=letter`);
  await ready(page);
  await follow(page, '/en/services/');
  await expect(page.locator('h1')).toHaveText(/Ten services/);
  release();
  await button(page, 'Agree to all').click();
  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${decodeURIComponent(value)}`);
  expect(cookies.sort()).toEqual(['gclid=abc', 'utm={"source":"letter"}']);
});

test('they survive a link that is followed before the scripts came, and so is a full load', async ({
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
  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${decodeURIComponent(value)}`);
  expect(cookies.sort()).toEqual(['gclid=abc', 'utm={"source":"letter"}']);
});

test('a visitor who went on to a legal page before the scripts came is not asked there', async ({
  page,
  context,
}) => {
  const release = await holdConsent(context);
  await page.goto(home);
  await ready(page);
  await follow(page, imprint);
  await expect(page.locator('h1')).toHaveText('Legal notice');
  release();
  await expect.poll(async () => (await listViews(page)).length).toBe(2);
  await expect(popup(page)).toHaveCount(0);
  await follow(page, '/en/services/');
  await expect(popup(page)).toBeVisible();
});
