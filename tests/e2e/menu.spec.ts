import type { Page } from '@playwright/test';
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

const openMenus = (page: Page) => page.locator('header details[name="menu"][open]');
const marked = (page: Page) => page.locator('header a[aria-current="page"]');

async function openArticle(page: Page): Promise<void> {
  await page.goto(article);
  await waitForRuntime(page);
}

/** Tab visits the logo, the menus and the tools, but nothing in closed menus. */
async function tabAlong(page: Page): Promise<void> {
  const titles = await page.locator('header details[name="menu"] summary').allInnerTexts();
  await page.locator('header a').first().focus();
  const order: string[] = [];
  const tools = 3 + (await page.locator('header a[href="/en/search/"]:visible').count());
  for (let step = 0; step < titles.length + tools; step += 1) {
    await page.keyboard.press('Tab');
    const { text, seen } = await readFocus(page);
    expect(seen, text).toBe(true);
    order.push(text);
  }
  expect(order.slice(0, titles.length)).toEqual(titles);
  expect(order.slice(-3)).toEqual(['Deutsch', 'Help', 'Talk to us']);
  await page.keyboard.press('Tab');
  expect(await isFocusIn(page, 'main')).toBe(true);
}

/** Enter and Space open and close, Escape returns the focus. */
async function openByKeys(page: Page): Promise<void> {
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
}

/** Arrow keys move between menus and into the open one. */
async function goByArrows(page: Page): Promise<void> {
  await page.keyboard.press('ArrowRight');
  await expect(button(page, 'Services')).not.toBeFocused();
  for (let again = 0; again < 2; again += 1) {
    await page.keyboard.press('ArrowLeft');
    await expect(button(page, 'Services')).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  expect((await readFocus(page)).text).toBe('Digital banking');
  await page.keyboard.press('Escape');
}

/** The panel spans the window without shifting the page. */
async function expectPanel(page: Page): Promise<void> {
  const heading = page.locator('h1');
  const before = await heading.boundingBox();
  await button(page, 'Services').click();
  expect(await heading.boundingBox()).toEqual(before);
  const panel = await menu(page, 'Services').locator('> div').boundingBox();
  expect(panel).toMatchObject({ x: 0, width: desk.width });
  await expect(menu(page, 'Services').locator('a').last()).toBeInViewport();
}

/** One menu is open at a time; clicking or focusing elsewhere closes it. */
async function expectOneOpen(page: Page): Promise<void> {
  await button(page, 'Company').click();
  await expect(openMenus(page)).toHaveCount(1);
  await page.mouse.click(640, 780);
  await expect(openMenus(page)).toHaveCount(0);
  await button(page, 'Company').click();
  await page.locator('main a').first().focus();
  await expect(openMenus(page)).toHaveCount(0);
}

/** The whole entry is a link, and the current one is marked. */
async function followEntry(page: Page): Promise<void> {
  await button(page, 'Services').click();
  const text = await menu(page, 'Services').locator('li p').first().boundingBox();
  await page.mouse.click((text?.x ?? 0) + 8, (text?.y ?? 0) + 8);
  await expect(page).toHaveURL('/en/services/digital-banking/');
  await expect(openMenus(page)).toHaveCount(0);
  await expect(marked(page)).toHaveAttribute('href', '/en/services/digital-banking/');
  await page.reload();
  await expect(marked(page)).toHaveAttribute('href', '/en/services/digital-banking/');
}

test('on desktops the menus open and close by keyboard and mouse, their links work, and opening causes no layout shift', async ({
  page,
}) => {
  await page.setViewportSize(desk);
  await openArticle(page);
  await test.step('Tab', () => tabAlong(page));
  await page.evaluate(() => scrollTo(0, 0));
  await test.step('panel', () => expectPanel(page));
  await test.step('one at a time', () => expectOneOpen(page));
  await page.evaluate(() => scrollTo(0, 0));
  await test.step('keys', () => openByKeys(page));
  await test.step('arrows', () => goByArrows(page));
  await test.step('an entry', () => followEntry(page));
});

/** Escape closes everything and restores scrolling. */
async function openAll(page: Page): Promise<void> {
  await expect(button(page, 'Services')).toBeHidden();
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Services')).toBeVisible();
  // Over the bar, because the menu does not propagate scrolling.
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
  await page.waitForFunction(() => scrollY > 0);
  await page.evaluate(() => scrollTo(0, 0));
}

/** All targets of the open menu are large enough for touch. */
async function expectLarge(page: Page): Promise<void> {
  for (const target of await page.getByRole('banner').locator(':is(summary, a):visible').all()) {
    const box = await target.boundingBox();
    expect(box?.height ?? 0, await target.innerText()).toBeGreaterThanOrEqual(44);
  }
}

/** Tab reaches everything in the open menu and nothing behind it. */
async function tabThrough(page: Page): Promise<void> {
  await toggle(page).focus();
  const texts: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const { text, seen } = await readFocus(page);
    if (!(await isFocusIn(page, 'header'))) break;
    expect(seen, text).toBe(true);
    texts.push(text);
  }
  expect(texts).toEqual(expect.arrayContaining(['Services', 'Splitpay', 'Company', 'Deutsch', 'Talk to us']));
  expect(texts.at(-1)).toBe('Talk to us');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
}

test('on phones one button opens the menu, by keyboard and by touch, one section at a time; a link closes it', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openArticle(page);
  await test.step('keys', () => openAll(page));
  await toggle(page).click();
  await button(page, 'Company').click();
  await button(page, 'Services').click();
  await expect(menu(page, 'Company')).not.toHaveAttribute('open');
  await expect(menu(page, 'Services')).toHaveAttribute('open');
  await test.step('thumb', () => expectLarge(page));
  await test.step('Tab', () => tabThrough(page));
  await menu(page, 'Services').locator('a', { hasText: 'Splitpay' }).click();
  await expect(page).toHaveURL('/en/services/splitpay/');
  await expect(button(page, 'Services')).toBeHidden();
  await expect(page.locator('main')).toBeVisible();
});
