import { stopPrefetching } from '#tests/support/playwright/stop-prefetching';
import { expect, follow, markDocument, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

const article = '/en/glossary/payment-services-directive-2/';
const other = '/en/glossary/politically-exposed-person/';
const account = '/en/glossary/international-bank-account-number/';
const appData = '/page-data/app-data.json';

const pageDataOf = (path: string): string => `/page-data${path}page-data.json`;
const isChunk = (path: string): boolean => path.startsWith('/_next/static/chunks/');

test.beforeEach(async ({ page }) => {
  await page.addInitScript(stopPrefetching);
  await page.goto(article);
  await waitForRuntime(page);
});

test('a fragment of the page is left to the browser; one of another page moves the keyboard position to its element', async ({
  page,
  recording,
}) => {
  const isSameDocument = await markDocument(page);
  recording.clear();
  await page.locator('nav[aria-label="On this page"] a').last().click();
  await expect(page).toHaveURL(/#.+/);
  expect(recording.paths()).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(article);
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

test('a link needs one page-data and one app-data request; for a page in memory only the build is checked, afterwards', async ({
  page,
  recording,
}) => {
  const isSameDocument = await markDocument(page);
  recording.clear();
  const link = page.locator('main a', { hasText: 'International Bank Account Number' }).last();
  await link.click();
  await expect(page.locator('h1')).toHaveText(/International Bank Account Number/);
  await expect(page).toHaveURL(account);
  const asked = recording.paths().filter((path) => !isChunk(path));
  expect(asked.sort()).toEqual([appData, pageDataOf(account)]);
  recording.clear();
  await follow(page, article);
  await expect(page.locator('h1')).toHaveText(/Payment Services Directive 2/);
  // Requested after the page was painted.
  await expect.poll(recording.paths).toEqual([appData]);
  await waitForRuntime(page);
  recording.clear();
  await page.route(`**${appData}`, () => undefined);
  await link.click();
  await expect(page.locator('h1')).toHaveText(/International Bank Account Number/);
  await expect.poll(recording.paths).toEqual([appData]);
  expect(await isSameDocument()).toBe(true);
});

test('a page is announced, gets the keyboard position, and loads its template once; the language switch is remembered', async ({
  page,
  recording,
}) => {
  const isSameDocument = await markDocument(page);
  const region = page.locator('[aria-live="assertive"]').first();
  const languageSwitch = page.locator('header a[data-language-switch]:not([hidden])');
  await expect(region).toBeEmpty();
  await page.locator('footer a', { hasText: 'Legal notice' }).click();
  await expect(page.locator('h1')).toHaveText('Legal notice');
  await expect(region).toHaveText('Navigated to Legal notice');
  await expect(page.locator('h1')).toBeFocused();
  expect(recording.paths().filter(isChunk).length).toBeGreaterThan(0);
  recording.clear();
  await page.locator('footer a', { hasText: 'Terms of use' }).click();
  await expect(page.locator('h1')).toHaveText('Terms of use');
  expect(recording.paths().sort()).toEqual([appData, pageDataOf('/en/terms-of-use/')]);
  await languageSwitch.click();
  await expect(page.locator('h1')).toHaveText('Nutzungsbedingungen');
  await expect(page).toHaveURL('/de/terms-of-use/');
  await expect(region).toHaveText('Navigiert zu Nutzungsbedingungen');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('banner')).toContainText('Leistungen');
  await expect(page.locator('footer').last()).toContainText('Nutzungsbedingungen');
  expect(await page.evaluate(() => localStorage.getItem('stellwerk-language'))).toBe('de');
  recording.clear();
  await languageSwitch.click();
  await expect(page.locator('h1')).toHaveText('Terms of use');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('banner')).toContainText('Services');
  expect(recording.paths().filter((path) => path !== appData)).toEqual([]);
  expect(await isSameDocument()).toBe(true);
});
