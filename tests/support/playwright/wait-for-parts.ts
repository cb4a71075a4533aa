import type { Page } from '@playwright/test';

/** Waits until all of a document is laid out: until then what is measured moves while it is scrolled to. */
export async function waitForParts(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector(':root:not([data-whole]) [data-unseen]'));
}
