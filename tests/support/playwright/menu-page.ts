import type { Locator, Page } from '@playwright/test';

/** Sizes of window for which the menus are laid out. */
export const desk = { width: 1280, height: 800 };
export const phone = { width: 360, height: 720 };

/** A page with a long text and a table of contents, and one it links to. */
export const article = '/en/glossary/payment-services-directive-2/';
export const otherArticle = '/en/glossary/politically-exposed-person/';

/** One menu of the header by its title. */
export const menu = (page: Page, title: string): Locator =>
  page.locator('header details[name="menu"]', { has: page.locator('summary', { hasText: title }) });
export const button = (page: Page, title: string): Locator => menu(page, title).locator('summary');

/** The button that opens the whole navigation on phones. */
export const toggle = (page: Page): Locator => page.locator('header details[name="menu-all"] summary');

export type Focus = { readonly text: string; readonly seen: boolean };

/** The text of what has the focus, and whether a visitor sees it: in the window, and nothing over it. */
export async function readFocus(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const box = element?.getBoundingClientRect();
    const top =
      box && document.elementFromPoint(box.left + Math.min(box.width, 12) / 2, box.top + box.height / 2);
    return {
      text: element?.textContent?.trim() ?? '',
      seen: Boolean(top && (element?.contains(top) || top.contains(element))),
    };
  });
}

/** Whether the focus is in an element of the page. */
export function isFocusIn(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((within) => document.activeElement?.closest(within) !== null, selector);
}
