import { gzipSync } from 'node:zlib';
import { findLateScripts } from '#lib/next/late-scripts';
import { readExported } from '#tests/support/exported';
import { test } from '#tests/support/playwright/form-service';
import {
  expect,
  waitForAnswers,
  waitForRuntime,
  type Recording,
} from '#tests/support/playwright/site-fixtures';
import { stopPrefetching } from '#tests/support/playwright/stop-prefetching';

/** Script size of a form in bytes, compressed. */
const limit = 16_000;

/**
 * The form for wallet addresses needs libraries for hashes and alphabets: 7.2 kB. That for bank accounts shares the
 * rules of IBANs with the checker, in a chunk of its own, and asks parents for their child's data: 150 bytes more.
 * The names and chunks of four forms more (complaint, report, webinar, sandbox) have 270 bytes in each form.
 */
const limits: Readonly<Record<string, number>> = {
  '/en/support/coinhafen/transfer/crypto/': 22_100,
  '/en/support/kontaro/transfer/sepa/': 16_550,
};

const forms = [
  '/en/newsletter/',
  '/en/futura-newsletter/',
  '/en/survey/',
  '/en/partners/',
  '/en/complaint/',
  '/en/whistleblowing/',
  '/en/developers/sandbox/',
  '/en/careers/jobs/complaints-officer/',
  '/en/support/kontaro/transfer/sepa/',
  '/en/support/coinhafen/transfer/crypto/',
];

/** Scripts requested by the page, including cached ones. */
const listScripts = (recording: Recording): readonly string[] => [
  ...new Set(recording.paths().filter((path) => path.endsWith('.js'))),
];

test('no form exceeds its size limit', async ({ page, recording }) => {
  // Prefetched templates are not part of the form.
  await page.addInitScript(stopPrefetching);
  await page.goto('/en/imprint/');
  await waitForRuntime(page);
  const before = listScripts(recording);
  for (const address of forms) {
    recording.clear();
    await page.goto(address);
    await waitForRuntime(page);
    await expect(page.locator('main form')).toHaveJSProperty('noValidate', true);
    await waitForAnswers(page);
    // The data for hydration is a script.
    const [data] = findLateScripts(readExported(`${address}index.html`)).slice(-1);
    const own = listScripts(recording).filter((script) => !before.includes(script) && script !== data);
    expect(own.length, address).toBeGreaterThan(0);
    const weight = own.reduce((sum, script) => sum + gzipSync(readExported(script)).length, 0);
    expect(weight, address).toBeLessThanOrEqual(limits[address] ?? limit);
  }
});
