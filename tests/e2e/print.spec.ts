import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/playwright/site-fixtures';
import { templateSamples } from '#tests/support/template-samples';

/** Classes of what holds words on a painted ground that neither paper nor a palette of the reader's takes away. */
const findGrounds = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && element.textContent?.trim())
      .filter((element) => getComputedStyle(element).borderImageSource !== 'none')
      .map((element) => element.className),
  );

test('bands have no ground on paper and in forced colours, where the words have their own colour', async ({
  page,
}) => {
  test.setTimeout(120_000);
  let grounds = 0;
  for (const path of templateSamples) {
    await page.emulateMedia({ media: 'screen', forcedColors: 'none' });
    await page.goto(path);
    grounds += (await findGrounds(page)).length;
    await page.emulateMedia({ media: 'print' });
    expect.soft(await findGrounds(page), `${path}: paper`).toEqual([]);
    await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
    expect.soft(await findGrounds(page), `${path}: forced colours`).toEqual([]);
  }
  expect(grounds).toBeGreaterThan(templateSamples.length);
});
