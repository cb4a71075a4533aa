import type { Page } from '@playwright/test';
import {
  article,
  button,
  desk,
  menu,
  otherArticle,
  phone,
  readFocus,
  toggle,
} from '#tests/support/playwright/menu-page';
import { waitForMotion } from '#tests/support/playwright/motion';
import { expect, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

const header = (page: Page) => page.locator('header').first();
const inView = (page: Page): Promise<boolean> =>
  header(page).evaluate((element) => element.getBoundingClientRect().bottom > 0);
const marked = (page: Page) => page.locator('header a[aria-current="page"]');

async function scroll(page: Page, by: number): Promise<void> {
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, by);
}

/** The header hides on scrolling down, and reappears on scrolling up and for the keyboard. */
async function readOn(page: Page): Promise<void> {
  const isThere = (there: boolean): Promise<void> => expect.poll(() => inView(page)).toBe(there);
  await scroll(page, 600);
  await isThere(false);
  await scroll(page, -100);
  await isThere(true);
  await scroll(page, 300);
  await isThere(false);
  await page
    .locator('header a')
    .first()
    .evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
  await isThere(true);
  await expect(page.locator('html')).toHaveAttribute('data-header', 'away');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await isThere(false);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await isThere(true);
  await page.emulateMedia({ reducedMotion: null });
}

/** The header stays while a menu is open. */
async function readOnWithMenu(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator('html')).not.toHaveAttribute('data-header', 'away');
  await button(page, 'Services').click();
  await page.mouse.move(640, 780);
  await page.mouse.wheel(0, 600);
  await expect(page.locator('html')).toHaveAttribute('data-header', 'away');
  // Long enough for the header to start hiding.
  await waitForMotion(page);
  await expect(button(page, 'Services')).toBeInViewport();
}

async function tabThrough(page: Page): Promise<void> {
  for (const [key, from] of [
    ['Tab', 0],
    ['Shift+Tab', 30],
  ] as const) {
    await page.locator('main a').nth(from).focus();
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press(key);
      await waitForMotion(page);
      const { text, seen } = await readFocus(page);
      expect(seen, `${key} ${step}: ${text}`).toBe(true);
    }
  }
}

test('the header hides on scrolling down except with an open menu, reappears on scrolling up and for the keyboard, and never covers the focus', async ({
  page,
}) => {
  await page.setViewportSize(desk);
  await page.goto(article);
  await waitForRuntime(page);
  await test.step('reading', () => readOn(page));
  await test.step('an open menu', () => readOnWithMenu(page));
  await test.step('the focus', () => tabThrough(page));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens by keyboard and its links work; the language switch keeps the page', async ({
    page,
  }) => {
    for (const viewport of [desk, phone]) {
      await page.setViewportSize(viewport);
      await page.goto(article);
      if (viewport === phone) {
        await toggle(page).focus();
        await page.keyboard.press('Enter');
      }
      await button(page, 'Services').focus();
      await page.keyboard.press('Enter');
      await menu(page, 'Services').locator('a', { hasText: 'Splitpay' }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/en/services/splitpay/');
      await expect(marked(page)).toHaveAttribute('href', '/en/services/splitpay/');
      if (viewport === phone) await toggle(page).click();
      await page.locator('header a[data-language-switch]:not([hidden])').click();
      await expect(page).toHaveURL('/de/services/splitpay/');
    }
  });
});

test('the language switches of header and footer keep the page, before and after a soft navigation', async ({
  page,
}) => {
  const switchOf = (place: 'header' | 'footer') =>
    page.locator(`${place} a[data-language-switch]:not([hidden])`);
  await page.goto(article);
  await waitForRuntime(page);
  for (const place of ['header', 'footer'] as const)
    await expect(switchOf(place)).toHaveAttribute('href', article.replace('/en/', '/de/'));
  await page.locator(`main a[href="${otherArticle}"]`).last().click();
  await expect(page.locator('h1')).toHaveText(/Politically exposed person/);
  for (const [first, second] of [
    ['header', 'footer'],
    ['footer', 'header'],
  ] as const) {
    await switchOf(first).click();
    await expect(page).toHaveURL('/de/glossary/politically-exposed-person/');
    await expect(page.getByRole('banner')).toContainText('Leistungen');
    await switchOf(second).click();
    await expect(page).toHaveURL(otherArticle);
    await expect(page.locator('h1')).toHaveText(/Politically exposed person/);
  }
});
