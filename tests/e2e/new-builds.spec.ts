import type { Page } from '@playwright/test';
import {
  appData,
  article,
  change,
  count,
  expect,
  expectHeading,
  imprint,
  test,
  visit,
} from '#tests/support/playwright/fault-fixtures';
import type { FaultServer, Rule } from '#tests/support/playwright/fault-server';
import { readExported } from '#tests/support/exported';
import { follow, markDocument, waitForRuntime } from '#tests/support/playwright/site-fixtures';

const terms = '/en/terms-of-use/';
const headings = {
  [article]: /Payment Services Directive 2/,
  [imprint]: 'Legal notice',
  [terms]: 'Terms of use',
};
const newer = change({ webpackCompilationHash: 'another-build' });

// A later build has other script hashes than the policy allows.
test.use({ bypassCSP: true });

/** Deploys a later build: the same files with another hash. */
function deployLater(server: FaultServer): Rule {
  const { webpackCompilationHash: hash } = JSON.parse(readExported('/page-data/app-data.json')) as {
    webpackCompilationHash: string;
  };
  return server.fail(/\/$|\/app-data\.json$/, {
    kind: 'rewrite',
    rewrite: (text) => text.replaceAll(hash, `${hash}-later`),
  });
}

/** Waits for the document's build check and its consequences. */
async function visitAndCheck(page: Page, go: () => Promise<void>): Promise<void> {
  const answered = page.waitForEvent('requestfinished', (request) =>
    appData.test(new URL(request.url()).pathname),
  );
  await go();
  await answered;
}

test('a deploy during a visit: one full page load of the target, after which links are soft again', async ({
  page,
  server,
  recording,
}) => {
  await visitAndCheck(page, () => visit(page, article));
  const later = deployLater(server);
  for (const [deploy, target] of [
    [() => undefined, imprint],
    [later.remove, terms],
  ] as const) {
    deploy();
    recording.clear();
    await visitAndCheck(page, () => follow(page, `${target}?a=1#b`));
    await expectHeading(page, headings[target]);
    await expect(page).toHaveURL(`${target}?a=1#b`);
    await waitForRuntime(page);
    await follow(page, article);
    await expectHeading(page, headings[article]);
    expect(recording.documents()).toEqual([`${target}?a=1`]);
  }
  await page.goBack();
  await expectHeading(page, headings[terms]);
});

test('an outdated document is reloaded once; a page in memory is shown at once and reloaded if it turns out to be outdated', async ({
  page,
  server,
  recording,
}) => {
  server.fail(appData, newer, { times: 1 });
  await page.goto(article);
  await expect.poll(() => count(recording.paths(), '/page-data/app-data.json'), { intervals: [50] }).toBe(2);
  await waitForRuntime(page);
  await follow(page, imprint);
  await expectHeading(page, 'Legal notice');
  expect(recording.documents()).toEqual([article, article]);
  await follow(page, article);
  await expectHeading(page, headings[article]);
  const isSameDocument = await markDocument(page);
  const slow = server.fail(appData, { kind: 'hold' });
  recording.clear();
  await follow(page, imprint);
  await expectHeading(page, 'Legal notice');
  expect(await isSameDocument()).toBe(true);
  expect(recording.paths().filter((asked) => asked !== '/page-data/app-data.json')).toEqual([]);
  await expect.poll(slow.hits, { intervals: [50] }).toBe(1);
  const later = server.fail(appData, newer);
  slow.remove();
  await expect.poll(() => recording.documents(), { intervals: [50] }).toEqual([imprint]);
  later.remove();
  await expectHeading(page, 'Legal notice');
  await waitForRuntime(page);
  expect(recording.documents()).toEqual([imprint]);
});

test('an inconsistent deploy never causes a loop, even if sessionStorage throws', async ({
  page,
  server,
  recording,
}) => {
  // The window's name survives navigation.
  await page.addInitScript(() => {
    if (window.name === 'throws')
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  server.fail(appData, newer);
  for (const [storage, loads] of [
    ['works', 2],
    ['throws', 1],
  ] as const) {
    await page.evaluate((name) => (window.name = name), storage);
    recording.clear();
    await page.goto(article);
    await expect
      .poll(() => count(recording.paths(), '/page-data/app-data.json'), { intervals: [50] })
      .toBe(loads);
    await waitForRuntime(page);
    expect(recording.documents()).toHaveLength(loads);
    for (const target of [imprint, article] as const) {
      recording.clear();
      await visitAndCheck(page, () => follow(page, target));
      await expectHeading(page, headings[target]);
      await expect(page).toHaveURL(target);
      await waitForRuntime(page);
      expect(recording.documents().length).toBeLessThanOrEqual(1);
    }
    recording.clear();
    await page.goBack();
    await expectHeading(page, headings[imprint]);
    expect(recording.documents().length).toBeLessThanOrEqual(1);
  }
});
