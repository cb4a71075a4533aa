import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/playwright/site-fixtures';

/** A page with Markdown links, and one with a list of sources from a template. */
const paths = ['/en/terms-of-use/', '/de/glossary/payment-services-directive-2/'];

type Sign = { readonly width: number; readonly isPainted: boolean; readonly isCut: boolean };

/** Computed icon of each external link. */
async function readSigns(page: Page): Promise<readonly Sign[]> {
  return page.locator('main a[target=_blank]').evaluateAll((links) =>
    links.map((link) => {
      const { backgroundColor, clipPath, paddingLeft } = getComputedStyle(link, '::after');
      return {
        width: parseFloat(paddingLeft),
        isPainted: !['rgba(0, 0, 0, 0)', getComputedStyle(document.body).backgroundColor].includes(
          backgroundColor,
        ),
        isCut: clipPath.startsWith('polygon('),
      };
    }),
  );
}

/** URL of each external link, and the text after it. */
const readEnds = (page: Page): Promise<readonly (readonly [href: string, content: string])[]> =>
  page
    .locator('main a[target=_blank]')
    .evaluateAll((all) =>
      all.map(
        (link) => [link.getAttribute('href') ?? '', getComputedStyle(link, '::after').content] as const,
      ),
    );

test('external links have a visible icon in every theme, and their URL in print', async ({ page }) => {
  for (const path of paths) {
    await page.goto(path);
    for (const media of [
      { colorScheme: 'light' },
      { colorScheme: 'dark' },
      { colorScheme: null, forcedColors: 'active' },
    ] as const) {
      await page.emulateMedia(media);
      const signs = await readSigns(page);
      expect(signs.length).toBeGreaterThan(0);
      expect(
        signs.filter(({ width, isPainted, isCut }) => width < 8 || !isPainted || !isCut),
        `${path}: ${Object.values(media).join()}`,
      ).toEqual([]);
    }
    await page.emulateMedia({ forcedColors: null, media: 'print' });
    const ends = await readEnds(page);
    expect(ends.length).toBeGreaterThan(0);
    for (const [href, content] of ends) expect(content).toContain(href);
    await page.emulateMedia({ media: null });
  }
});
