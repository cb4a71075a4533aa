import {
  article,
  change,
  exactly,
  expect,
  expectHeading,
  imprint,
  pageData,
  startAtArticle,
  test,
  visit,
} from '#tests/support/playwright/fault-fixtures';
import { findLateScripts } from '#lib/next/late-scripts';
import { readExported } from '#tests/support/exported';
import { follow, waitForAnswers, waitForRuntime } from '#tests/support/playwright/site-fixtures';

const psd = /Payment Services Directive 2/;
const chunks = /^\/_next\/static\/chunks\/.*\.js$/;

test('a missing part: one message, then a full page load', async ({
  page,
  server,
  recording,
  errors,
  quietConsole,
}) => {
  quietConsole.allow(/^error: We couldn't/);
  await startAtArticle({ page, errors });
  const own = (): string[] => errors.splice(0).filter((error) => !error.startsWith('Failed to load'));
  await test.step('an unknown template', async () => {
    server.fail(pageData(imprint), change({ componentChunkName: 'of-tomorrow' }));
    recording.clear();
    await follow(page, `${imprint}?a=1`);
    await expectHeading(page, 'Legal notice');
    expect(recording.documents()).toEqual([`${imprint}?a=1`]);
    expect(own()).toEqual([`We couldn't find the correct component chunk with the name "of-tomorrow"`]);
  });
  await test.step('a static query', async () => {
    await waitForRuntime(page);
    server.fail(/^\/page-data\/sq\/d\//, { kind: 'rewrite', rewrite: () => '{' });
    const { staticQueryHashes } = JSON.parse(readExported('/page-data/en/services/page-data.json')) as {
      staticQueryHashes: string[];
    };
    recording.clear();
    await follow(page, '/en/services/');
    await expectHeading(page, 'Ten services, one licence, one API');
    await expect(page).toHaveURL('/en/services/');
    expect(recording.documents()).toEqual(['/en/services/']);
    expect(own()).toEqual([`We couldn't load "/page-data/sq/d/${staticQueryHashes[0]}.json"`]);
  });
  await test.step('a slice, on a switch of the language', async () => {
    await visit(page, article);
    server.fail(/^\/slice-data\/header-de\.json$/, { kind: 'status', status: 404 });
    recording.clear();
    await page
      .locator('header a[data-language-switch]:not([hidden])')
      .evaluate((link: HTMLElement) => link.click());
    await expectHeading(page, /^Zweite Zahlungs/);
    await expect(page.getByRole('banner')).toContainText('Leistungen');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    expect(recording.documents()).toEqual(['/de/glossary/payment-services-directive-2/']);
    expect(own()).toEqual([`We couldn't load "/slice-data/header-de.json"`]);
  });
});

test('invalid page data: a full page load, without a loop', async ({
  page,
  server,
  recording,
  quietConsole,
}) => {
  quietConsole.allow(/error|uncaught/i);
  await visit(page, article);
  server.fail(pageData(imprint), {
    kind: 'rewrite',
    rewrite: (body) => body.replace(/"data":\{.*\},"pageContext"/s, '"data":{},"pageContext"'),
  });
  recording.clear();
  await follow(page, imprint);
  await expectHeading(page, 'Legal notice');
  await waitForRuntime(page);
  expect(recording.documents()).toEqual([imprint]);
});

test("a template's chunk that is missing: a full page load of the target", async ({
  page,
  server,
  recording,
  errors,
  quietConsole,
}) => {
  quietConsole.allow(/chunk|MIME type|Unexpected token/i);
  await startAtArticle({ page, errors });
  for (const fault of [{ kind: 'status', status: 404 }, { kind: 'drop' }] as const) {
    const missing = server.fail(chunks, fault);
    const document = server.fail(exactly(imprint), { kind: 'hold' });
    recording.clear();
    await follow(page, `${imprint}?a=1#contact`);
    await expect.poll(document.hits, { intervals: [50] }).toBe(1);
    missing.remove();
    document.remove();
    await expect(page).toHaveURL(`${imprint}?a=1#contact`);
    await expectHeading(page, 'Legal notice');
    await waitForRuntime(page);
    expect(recording.documents()).toEqual([`${imprint}?a=1`]);
    await page.goBack();
    await expectHeading(page, psd);
    await waitForRuntime(page);
  }
});

// In separate windows, because the browser caches a chunk that finally arrives.
for (const fault of [{ kind: 'rewrite', rewrite: () => '<!doctype html>' }, { kind: 'hold' }] as const) {
  test(`a chunk that never loads (${fault.kind}): finally a full page load of the target`, async ({
    page,
    server,
    quietConsole,
  }) => {
    quietConsole.allow(/chunk|MIME type|Unexpected token/i);
    await page.clock.install();
    await visit(page, article);
    const late = server.fail(chunks, fault);
    const document = server.fail(exactly(imprint), { kind: 'hold' });
    await follow(page, imprint);
    await expect.poll(late.hits, { intervals: [50] }).toBeGreaterThan(0);
    // The chunk is requested with the page data, and given up some time later, which may not have started
    // yet.
    await expect(async () => {
      await page.clock.fastForward(60_000);
      await expect.poll(document.hits, { timeout: 1000, intervals: [20] }).toBe(1);
    }).toPass();
    late.remove();
    document.remove();
    await expectHeading(page, 'Legal notice');
  });
}

test('a document keeps its text and links if any of its scripts fails', async ({
  page,
  server,
  errors,
  quietConsole,
}) => {
  quietConsole.allow(/./);
  await startAtArticle({ page, errors });
  const scripts = findLateScripts(readExported(`${imprint}index.html`));
  // Any route disables the browser's cache, which contains most scripts by now.
  await page.route('**/never', (route) => route.abort());
  for (const script of scripts) {
    const rule = server.fail(exactly(script), { kind: 'status', status: 404 });
    await page.goto(imprint);
    await expect.poll(rule.hits, { intervals: [20], message: script }).toBeGreaterThan(0);
    await waitForAnswers(page);
    await expect(page.locator('main h1'), script).toHaveText('Legal notice');
    await page
      .locator('footer a[href="/en/license/"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page, script).toHaveURL('/en/license/');
    await expect(page.locator('main h1'), script).toHaveText(/licence/i);
    rule.remove();
  }
  expect(scripts.length).toBeGreaterThan(2);
});
