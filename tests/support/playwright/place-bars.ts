import type { Page } from '@playwright/test';

/** Puts bars that stay at the end of the window into their place in the page, where they must lie on nothing. */
export async function placeBars(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      const { position, bottom } = getComputedStyle(element);
      if (position === 'sticky' && bottom !== 'auto') element.style.position = 'static';
    }
  });
}
