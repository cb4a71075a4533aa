import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
type ShiftWindow = Window & { shifted: number };

/**
 * What letters a few pixels wider may move when the font takes its fallback's place: less than four
 * thousandths of the window. A line that breaks elsewhere moves five times as much.
 */
export const imperceptible = 0.004;

/** Has every document of a page add up its layout shifts, those that answer an input left out. Call it before the first visit. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const own = window as unknown as ShiftWindow;
    own.shifted = 0;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[]) if (!shift.hadRecentInput) own.shifted += shift.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The shifts of the present document so far, as the Layout Instability API weighs them: parts of the window. */
export async function readShifts(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as ShiftWindow).shifted);
}
