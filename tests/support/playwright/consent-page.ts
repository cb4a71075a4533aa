import type { Locator, Page } from '@playwright/test';

export const home = '/en/';
export const imprint = '/en/imprint/';

/** Data layer; commands are objects with numeric keys. */
export type Layer = readonly Readonly<Record<string, unknown>>[];

type Kept = {
  readonly statuses: Readonly<Record<string, number>>;
  readonly date: string;
  readonly version: number;
};

export const popup = (page: Page): Locator => page.getByRole('dialog');
export const button = (page: Page, name: string): Locator =>
  popup(page).getByRole('button', { name, exact: true });

/** Stored decision; null if there is none. */
export const readKept = (page: Page): Promise<Kept | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('stellwerk-consent') ?? 'null') as Kept | null);

export const readLayer = (page: Page): Promise<Layer> =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: Layer }).dataLayer ?? []).map((entry) => ({ ...entry })),
  );

export const openSettings = (page: Page): Promise<void> =>
  page.locator('footer [data-consent-settings]').click();

/** Waits until the popup's heading or button has the focus, which is set shortly after it has opened. */
export async function waitForFocusOn(page: Page, text: string): Promise<void> {
  await page.waitForFunction((wanted) => document.activeElement?.textContent?.trim() === wanted, text);
}
