import { stopPrefetching } from '#tests/support/playwright/stop-prefetching';
import { expect, follow, markDocument, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

const article = '/en/glossary/payment-services-directive-2/';
const other = '/en/glossary/politically-exposed-person/';

const pageDataOf = (path: string): string => `/page-data${path}page-data.json`;
const isChunk = (path: string): boolean => path.startsWith('/_next/static/chunks/');

test.beforeEach(async ({ page }) => {
  await page.addInitScript(stopPrefetching);
  await page.goto(article);
  await waitForRuntime(page);
});

test('a link in content is one page-data and one app-data request and no document', async ({
  page,
  recording,
}) => {
  const isSameDocument = await markDocument(page);
  recording.clear();
  await page.locator('main a', { hasText: 'International Bank Account Number' }).last().click();
  await expect(page.locator('h1')).toHaveText(/International Bank Account Number/);
  await expect(page).toHaveURL('/en/glossary/international-bank-account-number/');
  expect(
    recording
      .paths()
      .filter((path) => !isChunk(path))
      .sort(),
  ).toEqual(['/page-data/app-data.json', pageDataOf('/en/glossary/international-bank-account-number/')]);
  expect(await isSameDocument()).toBe(true);
});

test('a page in memory is shown at once; only the build is asked for behind it', async ({
  page,
  recording,
}) => {
  await page.locator(`main a[href="${other}"]`).last().click();
  await expect(page.locator('h1')).toHaveText(/Politically exposed person/);
  await page.locator(`main a[href="${article}"]`).first().click();
  await expect(page.locator('h1')).toHaveText(/Payment Services Directive 2/);
  recording.clear();
  await page.route('**/app-data.json', () => undefined);
  await page.locator(`main a[href="${other}"]`).last().click();
  await expect(page.locator('h1')).toHaveText(/Politically exposed person/);
  // Asked for once the page has been painted.
  await expect.poll(recording.paths).toEqual(['/page-data/app-data.json']);
});

test("a template's chunk is loaded once, when it is new", async ({ page, recording }) => {
  await page.locator('footer a', { hasText: 'Legal notice' }).click();
  await expect(page.locator('h1')).toHaveText('Legal notice');
  expect(recording.paths().filter(isChunk).length).toBeGreaterThan(0);
  recording.clear();
  await page.locator('footer a', { hasText: 'Terms of use' }).click();
  await expect(page.locator('h1')).toHaveText('Terms of use');
  expect(recording.paths()).toEqual(
    expect.arrayContaining(['/page-data/app-data.json', '/page-data/en/terms-of-use/page-data.json']),
  );
  expect(recording.paths()).toHaveLength(2);
});

test('title, description, canonical, language links and the menu follow', async ({ page }) => {
  await page.locator('footer a', { hasText: 'Banking licence' }).click();
  await expect(page).toHaveTitle('Banking licence | Stellwerk');
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  const head = await page.evaluate(() => ({
    description: document.querySelector('meta[name="description"]')?.getAttribute('content'),
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    german: document.querySelector('link[hreflang="de"]')?.getAttribute('href'),
    fallback: document.querySelector('link[hreflang="x-default"]')?.getAttribute('href'),
    current: document.querySelector('header nav a[aria-current]')?.getAttribute('href'),
  }));
  const exported = await (await page.request.get('/en/license/')).text();
  expect(exported).toContain(`content="${head.description}"`);
  expect(exported).toContain(`rel="canonical" href="${head.canonical}"`);
  expect(exported).toContain(`hrefLang="de" href="${head.german}"`);
  expect(exported).toContain(`hrefLang="x-default" href="${head.fallback}"`);
  expect(head.current).toBe('/en/license/');
});

test('the language switch keeps the page, changes the language everywhere and is remembered', async ({
  page,
  recording,
}) => {
  const isSameDocument = await markDocument(page);
  await page.locator('header a[data-language-switch]:not([hidden])').click();
  await expect(page.locator('h1')).toHaveText(/Zahlungsdiensterichtlinie/);
  await expect(page).toHaveURL('/de/glossary/payment-services-directive-2/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('banner')).toContainText('Leistungen');
  await expect(page.locator('footer').last()).toContainText('Nutzungsbedingungen');
  expect(await page.evaluate(() => localStorage.getItem('stellwerk-language'))).toBe('de');
  recording.clear();
  await page.locator('header a[data-language-switch]:not([hidden])').click();
  await expect(page.locator('h1')).toHaveText(/Payment Services Directive 2/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('banner')).toContainText('Services');
  expect(recording.paths().filter((path) => path !== '/page-data/app-data.json')).toEqual([]);
  expect(await isSameDocument()).toBe(true);
});

test('Back and Forward show what the address says, also across a reload', async ({ page }) => {
  await page.locator(`main a[href="${other}"]`).last().click();
  await expect(page.locator('h1')).toHaveText(/Politically exposed person/);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(/Payment Services Directive 2/);
  await expect(page).toHaveTitle('Payment Services Directive 2 | Stellwerk');
  await page.goForward();
  await expect(page.locator('h1')).toHaveText(/Politically exposed person/);
  await page.reload();
  await waitForRuntime(page);
  await expect(page.locator('h1')).toHaveText(/Politically exposed person/);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(/Payment Services Directive 2/);
  await expect(page).toHaveURL(article);
});

test('scroll: to the top on a click, back where it was on Back', async ({ page }) => {
  await page.evaluate(() => window.scrollTo(0, 1400));
  await page.waitForFunction(() => window.scrollY === 1400);
  await page
    .locator('main a', { hasText: 'International Bank Account Number' })
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('h1')).toHaveText(/International Bank Account Number/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(/Payment Services Directive 2/);
  await page.waitForFunction(() => Math.abs(window.scrollY - 1400) < 2);
});

test('the new page is announced, and the keyboard goes on from its heading', async ({ page }) => {
  const region = page.locator('[aria-live="assertive"]').first();
  await expect(region).toBeEmpty();
  await page.locator('footer a', { hasText: 'Legal notice' }).click();
  await expect(region).toHaveText('Navigated to Legal notice');
  await expect(page.locator('h1')).toBeFocused();
  await page.locator('header a[data-language-switch]:not([hidden])').click();
  await expect(region).toHaveText('Navigiert zu Impressum');
});

test('after a link to a fragment the keyboard goes on from its element', async ({ page }) => {
  const isSameDocument = await markDocument(page);
  const target = await page.request.get(other);
  const [, id = ''] = /<h2 id="([^"]+)"/.exec(await target.text()) ?? [];
  await follow(page, `${other}#${id}`);
  await expect(page.locator('h1')).toHaveText(/Politically exposed person/);
  await expect(page.locator(`[id="${id}"]`)).toBeFocused();
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await page.keyboard.press('Tab');
  const isBehind = await page.evaluate((name) => {
    const place = document.getElementById(name)?.compareDocumentPosition(document.activeElement ?? document);
    return ((place ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  }, id);
  expect(isBehind).toBe(true);
  expect(await isSameDocument()).toBe(true);
});

test('a fragment on the page stays with the browser', async ({ page, recording }) => {
  recording.clear();
  await page.locator('nav[aria-label="On this page"] a').last().click();
  await expect(page).toHaveURL(/#.+/);
  expect(recording.paths()).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(article);
});

test('what cannot be loaded becomes a full page load', async ({ page, quietConsole }) => {
  quietConsole.allow(/Failed to load resource/);
  await page.route('**/page-data/en/imprint/page-data.json', (route) => route.abort());
  const isSameDocument = await markDocument(page);
  await page.locator('footer a', { hasText: 'Legal notice' }).click();
  await expect(page).toHaveURL('/en/imprint/');
  await expect(page.locator('h1')).toHaveText('Legal notice');
  expect(await isSameDocument()).toBe(false);
});
