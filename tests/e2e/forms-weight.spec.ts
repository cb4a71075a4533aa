import { gzipSync } from 'node:zlib';
import { test } from '#tests/support/playwright/form-service';
import { expect, waitForAnswers, waitForRuntime } from '#tests/support/playwright/site-fixtures';

/** Bytes of script that a form may cost, compressed. */
const limit = 12_000;

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
  test(`the form of ${address} weighs at most 12 kB`, async ({ page }) => {
    const scripts = new Map<string, number>();
    page.on('response', (response) => {
      if (!response.url().endsWith('.js')) return;
      scripts.set(response.url(), 0);
      void response.body().then((body) => scripts.set(response.url(), gzipSync(body).length));
    });
    await page.goto('/en/imprint/');
    await waitForRuntime(page);
    await waitForAnswers(page);
    const before = new Set(scripts.keys());
    await page.goto(address);
    await waitForRuntime(page);
    await expect(page.locator('main form')).toHaveJSProperty('noValidate', true);
    await waitForAnswers(page);
    const own = [...scripts].filter(([script]) => !before.has(script));
    expect(own.length).toBeGreaterThan(0);
    expect(own.reduce((sum, [, weight]) => sum + weight, 0)).toBeLessThanOrEqual(limit);
  });
}
