import { execFileSync } from 'node:child_process';
import { findWholeBrowser } from '#lib/build/find-browser.mjs';
import { expect, test } from '#tests/support/playwright/site-fixtures';

/** A page of each kind of layout: desktop, light, in English; phone, dark, in German. */
const pages = [
  '',
  'services',
  'services/cards',
  'glossary/payment-services-directive-2',
  'case-studies/kontaro',
  'knowledge',
  'support/coinhafen',
  'exchange-rates',
  'careers/jobs',
  'developers',
  'why-the-product',
  'search',
  '404',
] as const;

const looks = [
  { name: 'desk', locale: 'en', colorScheme: 'light', viewport: { width: 1280, height: 900 } },
  { name: 'phone', locale: 'de', colorScheme: 'dark', viewport: { width: 360, height: 740 } },
] as const;

test.use({ launchOptions: { ...findWholeBrowser(), args: ['--no-sandbox'] } });

// In one worker, so that a skip is reported once.
test.describe.configure({ mode: 'default' });

// Glyphs differ between browsers and systems; the screenshots are from Debian's Chromium.
test.beforeAll(({ browser, playwright, launchOptions }) => {
  const program = launchOptions.executablePath ?? playwright.chromium.executablePath();
  const build = execFileSync(program, ['--version'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  const isDebian = build.includes('built on Debian') && build.includes(browser.version());
  if (!isDebian) console.log(`visual: no picture compared: they are of Debian's Chromium, this is ${build}`);
  test.skip(!isDebian, build);
});

for (const { name, locale, colorScheme, viewport } of looks) {
  test.describe(name, () => {
    test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('pages of each kind of layout match their screenshots', async ({ page }) => {
      test.setTimeout(90_000);
      for (const id of pages) {
        await page.goto(id === '' ? `/${locale}/` : `/${locale}/${id}/`);
        await page.evaluate(() => document.fonts.ready);
        const picture = `${(id || 'home').replaceAll('/', '-')}-${name}.png`;
        await expect.soft(page).toHaveScreenshot(picture);
      }
    });
  });
}
