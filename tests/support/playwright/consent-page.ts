import type { Locator, Page } from '@playwright/test';

export const home = '/en/';
export const imprint = '/en/imprint/';

/** The data layer; commands are objects with numbered keys. */
export type Layer = readonly Readonly<Record<string, unknown>>[];

type Kept = {
  readonly statuses: Readonly<Record<string, number>>;
  readonly date: string;
  readonly version: number;
};

export const popup = (page: Page): Locator => page.getByRole('dialog');
export const button = (page: Page, name: string): Locator =>
  popup(page).getByRole('button', { name, exact: true });

/** The decision that the browser holds; null for none. */
export const readKept = (page: Page): Promise<Kept | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('stellwerk-consent') ?? 'null') as Kept | null);

export const readLayer = (page: Page): Promise<Layer> =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: Layer }).dataLayer ?? []).map((entry) => ({ ...entry })),
  );

export const openSettings = (page: Page): Promise<void> =>
  page.locator('footer [data-consent-settings]').click();

/** Waits until a heading or a button of the popup has the focus: a moment after it has come, so that nobody is startled. */
export async function waitForFocusOn(page: Page, text: string): Promise<void> {
  await page.waitForFunction((wanted) => document.activeElement?.textContent?.trim() === wanted, text);
}
