import type { Browser, Page } from '@playwright/test';
import { expect, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

type TraceEvent = { readonly name: string; readonly args?: { readonly elementCount?: number } };

/** Maximum number of elements restyled in one pass during an action. */
async function countRestyled(browser: Browser, page: Page, happen: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await happen();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  return Math.max(
    0,
    ...traceEvents
      .filter(({ name }) => name === 'UpdateLayoutTree')
      .map(({ args }) => args?.elementCount ?? 0),
  );
}

/** Inserts elements like the site's scripts: scripts, the popup's container, a live region. */
async function insertAsScriptsDo(page: Page): Promise<void> {
  await page.evaluate(() => {
    const settle = (): unknown => document.querySelector('footer')?.getBoundingClientRect();
    settle();
    document.head.append(document.createElement('script'));
    settle();
    document.querySelector('.skip')?.after(document.createElement('div'), document.createElement('p'));
    settle();
    document.body.append(document.createElement('next-route-announcer'));
    settle();
  });
}

const paths = ['/en/', '/en/services/cards/', '/de/developers/transfers/', '/de/publications/kyc-guide/'];
const viewports = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

// Selectors such as `:root:has(…) main ~ *` or `> :only-child` would cost phones 100 ms per insertion.
test('insertions into a document do not restyle other elements', async ({ browser, page }) => {
  for (const path of paths)
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await waitForRuntime(page);
      const elements = await page.locator('body *').count();
      expect(elements).toBeGreaterThan(200);
      const restyled = await countRestyled(browser, page, () => insertAsScriptsDo(page));
      expect(restyled, `${path} at ${viewport.width} px`).toBeLessThan(20);
    }
});
