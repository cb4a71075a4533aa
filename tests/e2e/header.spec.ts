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

test.describe('the header', () => {
  test.use({ viewport: desk });

  test.beforeEach(async ({ page }) => {
    await page.goto(article);
    await waitForRuntime(page);
  });

  test('the header leaves while one reads on, and comes back at a turn and for the keyboard', async ({
    page,
  }) => {
    const header = page.locator('header').first();
    const inView = (): Promise<boolean> =>
      header.evaluate((element) => element.getBoundingClientRect().bottom > 0);
    const scroll = async (by: number): Promise<void> => {
      await page.mouse.move(640, 400);
      await page.mouse.wheel(0, by);
    };
    await scroll(600);
    await expect.poll(inView).toBe(false);
    await scroll(-100);
    await expect.poll(inView).toBe(true);
    await scroll(300);
    await expect.poll(inView).toBe(false);
    await page
      .locator('header a')
      .first()
      .evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
    await expect.poll(inView).toBe(true);
    await expect(page.locator('html')).toHaveAttribute('data-header', 'away');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect.poll(inView).toBe(false);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(inView).toBe(true);
  });

  test('an open menu keeps the header', async ({ page }) => {
    await button(page, 'Services').click();
    await page.mouse.move(640, 780);
    await page.mouse.wheel(0, 600);
    await expect(page.locator('html')).toHaveAttribute('data-header', 'away');
    // If it left, it would be on its way by now.
    await waitForMotion(page);
    await expect(button(page, 'Services')).toBeInViewport();
  });

  test('the header never covers what has the focus', async ({ page }) => {
    for (const key of ['Tab', 'Shift+Tab']) {
      await page
        .locator('main a')
        .nth(key === 'Tab' ? 0 : 30)
        .focus();
      for (let step = 0; step < 20; step += 1) {
        await page.keyboard.press(key);
        await waitForMotion(page);
        const { text, seen } = await readFocus(page);
        expect(seen, `${key} ${step}: ${text}`).toBe(true);
      }
    }
  });
});

for (const [name, viewport] of [
  ['a desk', desk],
  ['a phone', phone],
] as const) {
  test.describe(`without script on ${name}`, () => {
    test.use({ viewport, javaScriptEnabled: false });

    test('the menu opens by keyboard and leads on; the language switch keeps the page', async ({ page }) => {
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
      await expect(page.locator('header a[aria-current="page"]')).toHaveAttribute(
        'href',
        '/en/services/splitpay/',
      );
      if (viewport === phone) await toggle(page).click();
      await page.locator('header a[data-language-switch]:not([hidden])').click();
      await expect(page).toHaveURL('/de/services/splitpay/');
    });
  });
}

for (const place of ['header', 'footer'] as const) {
  test(`the language switch of the ${place} keeps the page, before and after a soft navigation`, async ({
    page,
  }) => {
    const languageSwitch = page.locator(`${place} a[data-language-switch]:not([hidden])`);
    await page.goto(article);
    await waitForRuntime(page);
    await expect(languageSwitch).toHaveAttribute('href', article.replace('/en/', '/de/'));
    await page.locator(`main a[href="${otherArticle}"]`).last().click();
    await expect(page.locator('h1')).toHaveText(/Politically exposed person/);
    await languageSwitch.click();
    await expect(page).toHaveURL('/de/glossary/politically-exposed-person/');
    await expect(page.getByRole('banner')).toContainText('Leistungen');
    await languageSwitch.click();
    await expect(page).toHaveURL(otherArticle);
    await expect(page.locator('h1')).toHaveText(/Politically exposed person/);
  });
}
