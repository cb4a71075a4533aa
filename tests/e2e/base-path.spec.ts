import { base, basePathTest as test, open } from '#tests/support/playwright/base-path-fixtures';
import { expect, follow, markDocument } from '#tests/support/playwright/site-fixtures';

const article = `${base}/en/glossary/payment-services-directive-2/`;
const other = `${base}/en/glossary/politically-exposed-person/`;

test('the host responds below the base path only', async ({ request }) => {
  const ask = async (address: string) => {
    const answer = await request.get(address, { maxRedirects: 0 });
    return [answer.status(), answer.headers()['location']];
  };
  expect(await ask('/')).toEqual([404, undefined]);
  expect(await ask('/en/')).toEqual([404, undefined]);
  expect(await ask('/page-data/app-data.json')).toEqual([404, undefined]);
  expect(await ask(base)).toEqual([308, `${base}/`]);
  expect(await ask(`${base}/en/imprint?a=1`)).toEqual([308, `${base}/en/imprint/?a=1`]);
  expect(await ask(`${base}/en/imprint/`)).toEqual([200, undefined]);
  const home = await request.get(`${base}/en/`);
  expect(home.headers()['speculation-rules']).toBe(`"${base}/speculation.rules"`);
});

test('links, Back and Forward are soft navigations that update head and menu', async ({
  page,
  recording,
}) => {
  await open(page, article);
  const isSameDocument = await markDocument(page);
  recording.clear();
  await page.locator(`main a[href="${other}"]`).last().click();
  await expect(page.locator('h1')).toHaveText(/Politically exposed person/);
  await expect(page).toHaveURL(other);
  expect(recording.paths()).toContain(
    `${base}/page-data/en/glossary/politically-exposed-person/page-data.json`,
  );
  expect(recording.documents()).toEqual([]);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', `https://owner.example${other}`);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(/Payment Services Directive 2/);
  await expect(canonical).toHaveAttribute('href', `https://owner.example${article}`);
  await page.goForward();
  await expect(page.locator('h1')).toHaveText(/Politically exposed person/);
  await page.locator(`header a[href="${base}/en/"]`).first().click();
  await expect(page).toHaveURL(`${base}/en/`);
  await expect(page.locator('link[hreflang=x-default]')).toHaveAttribute(
    'href',
    `https://owner.example${base}/`,
  );
  await page.locator(`footer a[href="${base}/en/terms-of-use/"]`).hover();
  await expect
    .poll(recording.paths, { intervals: [20] })
    .toContain(`${base}/page-data/en/terms-of-use/page-data.json`);
  await follow(page, `${base}/en/services/`);
  await expect(page).toHaveURL(`${base}/en/services/`);
  await expect(page.locator(`header nav a[aria-current="page"]`).first()).toHaveAttribute(
    'href',
    `${base}/en/services/`,
  );
  await page.locator('a[data-language-switch="de"]:visible').first().click();
  await expect(page).toHaveURL(`${base}/de/services/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await isSameDocument()).toBe(true);
});

test('missing pages show the 404 page of their language, URLs without a language redirect, other URLs are left to the browser', async ({
  page,
  quietConsole,
  below,
  outside,
}) => {
  quietConsole.allow(/404|not found/);
  await open(page, `${base}/en/podcats/`);
  const link = page.locator('[data-suggestions] a').first();
  await expect(link).toHaveText('Podcast');
  await link.click();
  await expect(page).toHaveURL(`${base}/en/podcast/`);
  const isSameDocument = await markDocument(page);
  await follow(page, `${base}/de/nirgends/`);
  await expect(page.locator('h1')).toHaveText('Seite nicht gefunden');
  expect(await isSameDocument()).toBe(true);
  await follow(page, '/another-site/');
  await expect(page).toHaveURL('/another-site/');
  expect(outside.splice(0)).toEqual([`${below}/another-site/`]);
  await page.goto(`${base}/glossary/?a=1#letter-B`);
  await expect(page).toHaveURL(`${base}/en/glossary/?a=1#letter-B`);
  // The chosen language is stored for URLs without one.
  await open(page, `${base}/en/imprint/`);
  await page.locator('a[data-language-switch="de"]:visible').first().click();
  await expect(page).toHaveURL(`${base}/de/imprint/`);
  await page.goto(`${base}/`);
  await expect(page).toHaveURL(`${base}/de/`);
});
