import type { Page } from '@playwright/test';
import type { Fault } from '#tests/support/playwright/fault-server';
import {
  article,
  count,
  expect,
  expectHeading,
  imprint,
  pageData,
  pageDataPath,
  startAtArticle,
  test,
} from '#tests/support/playwright/fault-fixtures';
import { shortenPauses } from '#tests/support/playwright/shorten-pauses';
import { follow, markDocument, waitForRuntime } from '#tests/support/playwright/site-fixtures';

/** Makes timeouts of requests a hundred times shorter in this document. */
async function shortenTimeouts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 100);
  });
}

/** Details of retries: lib/page-data/core/loader-faults.test.ts. */
const passing: readonly (readonly [string, string, Fault])[] = [
  ['/en/terms-of-use/', 'Terms of use', { kind: 'status', status: 503 }],
  ['/en/glossary/politically-exposed-person/', 'Politically exposed person', { kind: 'drop' }],
  ['/en/glossary/anti-money-laundering/', 'Anti-money laundering', { kind: 'cut' }],
];

const lasting: readonly (readonly [string, string, Fault])[] = [
  [imprint, 'Legal notice', { kind: 'drop' }],
  ['/en/license/', 'Banking licence', { kind: 'hold' }],
];

test('a temporary fault costs one more request, a permanent one four and a full page load, after which Back works', async ({
  page,
  server,
  recording,
  errors,
}) => {
  await page.addInitScript(shortenPauses);
  await startAtArticle({ page, errors });
  const isSameDocument = await markDocument(page);
  for (const [path, heading, fault] of passing) {
    server.fail(pageData(path), fault, { times: 1 });
    recording.clear();
    await follow(page, path);
    await expectHeading(page, new RegExp(heading));
    await expect(page).toHaveURL(path);
    expect(count(recording.paths(), pageDataPath(path))).toBe(2);
  }
  expect(await isSameDocument()).toBe(true);
  await follow(page, article);
  await expectHeading(page, /Payment Services Directive 2/);
  for (const [path, heading, fault] of lasting) {
    const rule = server.fail(pageData(path), fault);
    recording.clear();
    await shortenTimeouts(page);
    await follow(page, `${path}?a=1&b=2#contact`);
    await expectHeading(page, heading);
    await expect(page).toHaveURL(`${path}?a=1&b=2#contact`);
    expect(rule.hits()).toBe(4);
    expect(recording.documents()).toEqual([`${path}?a=1&b=2`]);
    await page.goBack();
    await expectHeading(page, /Payment Services Directive 2/);
    await expect(page).toHaveURL(article);
    await waitForRuntime(page);
  }
});
