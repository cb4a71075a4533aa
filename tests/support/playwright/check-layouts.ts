import { addSweep, findLayoutFaults } from './find-layout-faults';
import { expect, test } from './site-fixtures';

/** Window widths in px: by default a phone and a desk; others with LAYOUT_WIDTHS=320,768,1024,1920. */
const widths = (process.env['LAYOUT_WIDTHS'] ?? '390,1440').split(',').map(Number);

/** Several pages per window, because a new browser context for each would be slow. */
const groupSize = 12;

/** Declares tests of pages: nothing lies on anything else, is cut, or breaks without a hyphen. */
export function checkLayouts(paths: readonly string[]): void {
  for (let start = 0; start < paths.length; start += groupSize) {
    const members = paths.slice(start, start + groupSize);
    test(`${members.join(' ')}: text is whole and lies on nothing`, async ({ page }) => {
      test.setTimeout(20_000 + members.length * widths.length * 5000);
      await addSweep(page);
      for (const path of members) {
        await page.goto(path);
        for (const width of widths)
          expect.soft(await findLayoutFaults(page, width), `${path} at ${String(width)} px`).toEqual([]);
      }
    });
  }
}
