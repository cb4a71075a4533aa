import type { Locator, Page } from '@playwright/test';

/** Window sizes of the two menu layouts. */
export const desk = { width: 1280, height: 800 };
export const phone = { width: 360, height: 720 };

/** A page with a long text and a table of contents, and a page it links to. */
export const article = '/en/glossary/payment-services-directive-2/';
export const otherArticle = '/en/glossary/politically-exposed-person/';

/** Menu of the header by title. */
export const menu = (page: Page, title: string): Locator =>
  page.locator('header details[name="menu"]', { has: page.locator('summary', { hasText: title }) });
export const button = (page: Page, title: string): Locator => menu(page, title).locator('summary');

/** Button that opens the navigation on phones. */
export const toggle = (page: Page): Locator => page.locator('header details[name="menu-all"] summary');

export type Focus = { readonly text: string; readonly seen: boolean };

/** Text of the focused element, and whether it is visible and not covered. */
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

/** Whether the focus is within an element. */
export function isFocusIn(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((within) => document.activeElement?.closest(within) !== null, selector);
}
