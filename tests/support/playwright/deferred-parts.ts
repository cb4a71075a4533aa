import type { Page } from '@playwright/test';

/** The parts of a document whose rendering is deferred: lib/boot/deferred-parts.ts. */
export const deferredParts = ':root:not([data-render-all]) [data-deferred]';

/** Waits until all of a document is laid out: until then what is measured moves while it is scrolled to. */
export async function waitForDeferredParts(page: Page): Promise<void> {
  await page.waitForFunction((parts) => !document.querySelector(parts), deferredParts);
}
