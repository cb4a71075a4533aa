import { findLateScripts } from '#lib/next/late-scripts';
import type { Page } from '@playwright/test';
import { copyExport, type ExportCopy } from '#tests/support/playwright/copy-export';
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
import { readExported } from '#tests/support/exported';
import { follow, markDocument, waitForRuntime } from '#tests/support/playwright/site-fixtures';

const terms = '/en/terms-of-use/';
const headings = {
  [article]: /Payment Services Directive 2/,
  [imprint]: 'Legal notice',
  [terms]: 'Terms of use',
};
const newer = change({ webpackCompilationHash: 'another-build' });

// The copy of the export has another hash in its inline scripts than its policy allows.
test.use({ bypassCSP: true });

/** A later build of the same site: the same files under another hash. */
function copyAsLaterBuild(): ExportCopy {
  const { webpackCompilationHash: hash } = JSON.parse(readExported('/page-data/app-data.json')) as {
    webpackCompilationHash: string;
  };
  return copyExport({
    names: /\.html$|^app-data\.json$/,
    rewrite: (text) => text.replaceAll(hash, `${hash}-later`),
  });
}

/** The document's own look at the build is over: its answer is there, and what follows from it has begun. */
async function visitAndCheck(page: Page, go: () => Promise<void>): Promise<void> {
  const answered = page.waitForEvent('requestfinished', (request) =>
    appData.test(new URL(request.url()).pathname),
  );
  await go();
  await answered;
}

test('a deploy in mid-visit: one full page load of the target, after which links are soft again, and so for the next deploy', async ({
  page,
  server,
  recording,
}) => {
  const later = copyAsLaterBuild();
  await visitAndCheck(page, () => visit(page, article));
  for (const [root, target] of [
    [later.root, imprint],
    ['out', terms],
  ] as const) {
    server.deploy(root);
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
  later.remove();
});

test('an old document is loaded anew once', async ({ page, server, recording }) => {
  server.fail(appData, newer, { times: 1 });
  await page.goto(article);
  await expect.poll(() => count(recording.paths(), '/page-data/app-data.json')).toBe(2);
  await waitForRuntime(page);
  await follow(page, imprint);
  await expectHeading(page, 'Legal notice');
  expect(recording.documents()).toEqual([article, article]);
});

for (const storage of ['works', 'throws'] as const) {
  test(`a deploy that stays inconsistent never loops where sessionStorage ${storage}`, async ({
    page,
    server,
    recording,
  }) => {
    if (storage === 'throws')
      await page.addInitScript(() =>
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        }),
      );
    server.fail(appData, newer);
    await page.goto(article);
    const loads = storage === 'works' ? 2 : 1;
    await expect.poll(() => count(recording.paths(), '/page-data/app-data.json')).toBe(loads);
    await waitForRuntime(page);
    expect(recording.documents()).toHaveLength(loads);
    for (const target of [imprint, terms, article, imprint, article] as const) {
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
    await page.goBack();
    await expectHeading(page, headings[article]);
    expect(recording.documents().length).toBeLessThanOrEqual(2);
  });
}

test('a page in memory is shown at once while app data is slow, and loaded anew when it turns out stale', async ({
  page,
  server,
  recording,
}) => {
  await visitAndCheck(page, () => visit(page, article));
  await follow(page, imprint);
  await expectHeading(page, 'Legal notice');
  await follow(page, article);
  await expectHeading(page, headings[article]);
  const isSameDocument = await markDocument(page);
  const slow = server.fail(appData, { kind: 'hold' });
  recording.clear();
  await follow(page, imprint);
  await expectHeading(page, 'Legal notice');
  expect(await isSameDocument()).toBe(true);
  expect(recording.paths().filter((asked) => asked !== '/page-data/app-data.json')).toEqual([]);
  await expect.poll(slow.hits).toBe(1);
  const later = copyAsLaterBuild();
  server.deploy(later.root);
  await visitAndCheck(page, () => Promise.resolve(slow.release()));
  await expect.poll(() => recording.documents()).toEqual([imprint]);
  await expectHeading(page, 'Legal notice');
  await waitForRuntime(page);
  expect(recording.documents()).toEqual([imprint]);
  later.remove();
});

test('a link followed before there is a runtime is not called back by the look at the build', async ({
  page,
  server,
  quietConsole,
}) => {
  quietConsole.allow(/looked$/);
  // Two of them: a browser has six connections to a host.
  const late = findLateScripts(readExported(`${article}index.html`)).slice(0, 2);
  const scripts = server.fail(new RegExp(`^(?:${late.join('|')})$`), { kind: 'hold' }, { times: 2 });
  const target = server.fail(new RegExp(`^${terms}$`), { kind: 'hold' }, { times: 1 });
  const later = server.fail(appData, newer);
  // A page that is on its way out cannot be asked; it says itself that what follows from the look has happened.
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (input, init) => {
      const answer = await fetch(input, init);
      if (answer.url.includes('app-data'))
        void caches.keys().then(() => requestAnimationFrame(() => console.info('looked')));
      return answer;
    };
  });
  const looked = page.waitForEvent('console', (message) => message.text() === 'looked');
  await page.goto(article, { waitUntil: 'commit' });
  // What is fetched at rest is called off by the link; what was asked for comes.
  await page.locator('main a').first().dispatchEvent('mouseover');
  await expect.poll(scripts.hits).toBe(2);
  await page.locator(`footer a[href="${terms}"]`).evaluate((link: HTMLAnchorElement) => link.click());
  await expect.poll(target.hits).toBe(1);
  scripts.release();
  await looked;
  // The next document is of the live build: one of an older build would be loaded anew, once.
  later.remove();
  target.release();
  await expectHeading(page, headings[terms]);
  await expect(page).toHaveURL(terms);
  // Chromium takes half a minute to close a page that is just being loaded, once in a while.
  await waitForRuntime(page);
});
