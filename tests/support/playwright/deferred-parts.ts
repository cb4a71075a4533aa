import type { Page } from '@playwright/test';

/** Deferred parts of a document: lib/boot/deferred-parts.ts. */
export const deferredParts = ':root:not([data-render-all]) [data-deferred]';

/** Waits until the document is fully laid out, because positions change until then. */
export async function waitForDeferredParts(page: Page): Promise<void> {
  await page.waitForFunction((parts) => !document.querySelector(parts), deferredParts);
}
