import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
type ShiftWindow = Window & { shifted: number };

/**
 * Maximum layout shift when the font replaces its fallback with slightly different widths. A changed line
 * break shifts five times as much.
 */
export const imperceptible = 0.004;

/** Records layout shifts without recent input in all documents of a page. Call before the first visit. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const own = window as unknown as ShiftWindow;
    own.shifted = 0;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[]) if (!shift.hadRecentInput) own.shifted += shift.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Layout shift score of the document so far. */
export async function readShifts(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as ShiftWindow).shifted);
}
