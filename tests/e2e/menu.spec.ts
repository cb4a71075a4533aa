import {
  article,
  button,
  desk,
  isFocusIn,
  menu,
  phone,
  readFocus,
  toggle,
} from '#tests/support/playwright/menu-page';
import { turnWheel } from '#tests/support/playwright/motion';
import { expect, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

test.describe('on a desk', () => {
  test.use({ viewport: desk });

  test.beforeEach(async ({ page }) => {
    await page.goto(article);
    await waitForRuntime(page);
  });

  test('opens and closes by keyboard; Escape gives the focus back', async ({ page }) => {
    await button(page, 'Services').focus();
    await page.keyboard.press('Enter');
    await expect(menu(page, 'Services')).toHaveAttribute('open');
    await page.keyboard.press('Tab');
    expect(await readFocus(page)).toEqual({ text: 'Digital banking', seen: true });
    await page.keyboard.press('Escape');
    await expect(menu(page, 'Services')).not.toHaveAttribute('open');
    await expect(button(page, 'Services')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(menu(page, 'Services')).toHaveAttribute('open');
    await page.keyboard.press('Enter');
    await expect(menu(page, 'Services')).not.toHaveAttribute('open');
  });

  test('Tab goes from the wordmark along the menus to the tools, and sees none of what is closed', async ({
    page,
  }) => {
    const titles = await page.locator('header details[name="menu"] summary').allInnerTexts();
    await page.locator('header a').first().focus();
    const order: string[] = [];
    for (
      let step = 0;
      step < titles.length + 2 + (await page.locator('header a[href="/en/search/"]:visible').count());
      step += 1
    ) {
      await page.keyboard.press('Tab');
      const { text, seen } = await readFocus(page);
      expect(seen, text).toBe(true);
      order.push(text);
    }
    expect(order.slice(0, titles.length)).toEqual(titles);
    expect(order.slice(-2)).toEqual(['Deutsch', 'Talk to us']);
    await page.keyboard.press('Tab');
    expect(await isFocusIn(page, 'main')).toBe(true);
  });

  test('arrow keys lead from menu to menu and into the open one', async ({ page }) => {
    await button(page, 'Services').focus();
    await page.keyboard.press('ArrowRight');
    await expect(button(page, 'Services')).not.toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(button(page, 'Services')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(button(page, 'Services')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    expect((await readFocus(page)).text).toBe('Digital banking');
  });

  test('one menu is open at a time, and a click or the focus elsewhere closes it', async ({ page }) => {
    await button(page, 'Services').click();
    await button(page, 'Company').click();
    await expect(page.locator('header details[open]')).toHaveCount(1);
    await page.mouse.click(640, 780);
    await expect(page.locator('header details[open]')).toHaveCount(0);
    await button(page, 'Company').click();
    await page.locator('main a').first().focus();
    await expect(page.locator('header details[open]')).toHaveCount(0);
  });

  test('the panel spans the window, and nothing moves when it opens', async ({ page }) => {
    const heading = page.locator('h1');
    const before = await heading.boundingBox();
    await button(page, 'Services').click();
    expect(await heading.boundingBox()).toEqual(before);
    expect(await menu(page, 'Services').locator('> div').boundingBox()).toMatchObject({
      x: 0,
      width: desk.width,
    });
    const last = menu(page, 'Services').locator('a').last();
    await expect(last).toBeInViewport();
  });

  test('the whole entry leads on, and the page is marked where it leads', async ({ page }) => {
    await button(page, 'Services').click();
    const text = await menu(page, 'Services').locator('li p').first().boundingBox();
    await page.mouse.click((text?.x ?? 0) + 8, (text?.y ?? 0) + 8);
    await expect(page).toHaveURL('/en/services/digital-banking/');
    await expect(page.locator('header details[open]')).toHaveCount(0);
    await expect(page.locator('header a[aria-current="page"]')).toHaveAttribute(
      'href',
      '/en/services/digital-banking/',
    );
    await page.reload();
    await expect(page.locator('header a[aria-current="page"]')).toHaveAttribute(
      'href',
      '/en/services/digital-banking/',
    );
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test.beforeEach(async ({ page }) => {
    await page.goto(article);
    await waitForRuntime(page);
  });

  test('one button opens all of it; Escape gives the focus back and the page its scrolling', async ({
    page,
  }) => {
    await expect(button(page, 'Services')).toBeHidden();
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Services')).toBeVisible();
    // Over the bar: the menu itself passes no scrolling on.
    await page.mouse.move(180, 20);
    await turnWheel(page, 500);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(menu(page, 'Services')).toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await expect(button(page, 'Services')).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  test('Tab reaches everything in the open menu and nothing behind it', async ({ page }) => {
    await toggle(page).click();
    await button(page, 'Services').click();
    await toggle(page).focus();
    const texts: string[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const { text, seen } = await readFocus(page);
      if (!(await isFocusIn(page, 'header'))) break;
      expect(seen, text).toBe(true);
      texts.push(text);
    }
    expect(texts).toEqual(
      expect.arrayContaining(['Services', 'Splitpay', 'Company', 'Deutsch', 'Talk to us']),
    );
    expect(texts.at(-1)).toBe('Talk to us');
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  });

  test('accordions open one at a time, and every target can be hit with a thumb', async ({ page }) => {
    await toggle(page).click();
    await button(page, 'Services').click();
    await button(page, 'Company').click();
    await expect(menu(page, 'Services')).not.toHaveAttribute('open');
    await expect(menu(page, 'Company')).toHaveAttribute('open');
    for (const target of await page.getByRole('banner').locator(':is(summary, a):visible').all()) {
      const box = await target.boundingBox();
      expect(box?.height ?? 0, await target.innerText()).toBeGreaterThanOrEqual(44);
    }
  });

  test('a link in it leads on and closes it', async ({ page }) => {
    await toggle(page).click();
    await button(page, 'Services').click();
    await menu(page, 'Services').locator('a', { hasText: 'Splitpay' }).click();
    await expect(page).toHaveURL('/en/services/splitpay/');
    await expect(button(page, 'Services')).toBeHidden();
    await expect(page.locator('main')).toBeVisible();
  });
});
