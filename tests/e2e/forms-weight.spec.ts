import { findLateScripts } from '#lib/next/late-scripts';
import { readExported } from '#tests/support/exported';
import { test } from '#tests/support/playwright/form-service';
import { expect, waitForAnswers, waitForRuntime } from '#tests/support/playwright/site-fixtures';
import { stopPrefetching } from '#tests/support/playwright/stop-prefetching';
import { weighAnswers } from '#tests/support/playwright/weigh-answers';

/** Bytes of script that a form may cost, compressed. */
const limit = 13_500;

const forms = [
  '/en/newsletter/',
  '/en/futura-newsletter/',
  '/en/survey/',
  '/en/partners/',
  '/en/careers/jobs/complaints-officer/',
  '/en/support/kontaro/transfer/sepa/',
  '/en/support/coinhafen/transfer/crypto/',
];

for (const address of forms) {
  test(`the form of ${address} weighs at most 13.5 kB`, async ({ page }) => {
    // A template that is fetched ahead is not the form's.
    await page.addInitScript(stopPrefetching);
    const readScripts = weighAnswers(page, (path) => path.endsWith('.js'));
    await page.goto('/en/imprint/');
    await waitForRuntime(page);
    await waitForAnswers(page);
    const before = await readScripts();
    await page.goto(address);
    await waitForRuntime(page);
    await expect(page.locator('main form')).toHaveJSProperty('noValidate', true);
    await waitForAnswers(page);
    // The page's data for hydration comes as a script.
    const [data] = findLateScripts(readExported(`${address}index.html`)).slice(-1);
    const own = [...(await readScripts())].filter(([script]) => !before.has(script) && script !== data);
    expect(own.length).toBeGreaterThan(0);
    expect(own.reduce((sum, [, weight]) => sum + weight, 0)).toBeLessThanOrEqual(limit);
  });
}
