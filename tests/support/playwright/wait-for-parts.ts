import type { Page } from '@playwright/test';

/** The parts of a document that wait until they are laid out: lib/start/lay-out-rest.ts. */
export const waitingParts = ':root:not([data-whole]) [data-unseen]';

/** Waits until all of a document is laid out: until then what is measured moves while it is scrolled to. */
export async function waitForParts(page: Page): Promise<void> {
  await page.waitForFunction((parts) => !document.querySelector(parts), waitingParts);
}
