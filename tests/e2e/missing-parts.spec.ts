import {
  article,
  change,
  exactly,
  expect,
  expectHeading,
  imprint,
  pageData,
  test,
  visit,
} from '#tests/support/playwright/fault-fixtures';
import { findLateScripts } from '#lib/next/late-scripts';
import { readExported } from '#tests/support/exported';
import { follow, waitForRuntime } from '#tests/support/playwright/site-fixtures';

test.beforeEach(async ({ page, errors }) => {
  await visit(page, article);
  expect(errors).toEqual([]);
});

test('an unknown template: one message, then a full page load', async ({
  page,
  server,
  recording,
  errors,
  quietConsole,
}) => {
  quietConsole.allow(/^error: We couldn't find the correct component chunk/);
  server.fail(pageData(imprint), change({ componentChunkName: 'of-tomorrow' }));
  recording.clear();
  await follow(page, `${imprint}?a=1`);
  await expectHeading(page, 'Legal notice');
  expect(recording.documents()).toEqual([`${imprint}?a=1`]);
  expect(errors).toEqual([`We couldn't find the correct component chunk with the name "of-tomorrow"`]);
});

for (const fault of [
  { kind: 'status', status: 404 },
  { kind: 'status', status: 503 },
  { kind: 'rewrite', rewrite: () => '{' },
] as const) {
  test(`a static query that cannot be read (${JSON.stringify(fault)}): one message, then a full page load`, async ({
    page,
    server,
    recording,
    errors,
    quietConsole,
  }) => {
    quietConsole.allow(/^error: We couldn't load/);
    server.fail(/^\/page-data\/sq\/d\//, fault);
    const { staticQueryHashes } = JSON.parse(readExported('/page-data/en/services/page-data.json')) as {
      staticQueryHashes: string[];
    };
    recording.clear();
    await follow(page, '/en/services/');
    await expectHeading(page, 'Ten services, one licence, one API');
    await expect(page).toHaveURL('/en/services/');
    expect(recording.documents()).toEqual(['/en/services/']);
    expect(errors.filter((error) => !error.startsWith('Failed to load'))).toEqual([
      `We couldn't load "/page-data/sq/d/${staticQueryHashes[0]}.json"`,
    ]);
  });
}

test('a slice that is missing on a switch of the language: a full page load', async ({
  page,
  server,
  recording,
  quietConsole,
}) => {
  quietConsole.allow(/^error: We couldn't load "\/slice-data/);
  server.fail(/^\/slice-data\/header-de\.json$/, { kind: 'status', status: 404 });
  recording.clear();
  await page
    .locator('header a[data-language-switch]:not([hidden])')
    .evaluate((link: HTMLElement) => link.click());
  await expectHeading(page, /Zahlungsdiensterichtlinie/);
  await expect(page.getByRole('banner')).toContainText('Leistungen');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(recording.documents()).toEqual(['/de/glossary/payment-services-directive-2/']);
});

for (const fault of [{ kind: 'status', status: 404 }, { kind: 'drop' }] as const) {
  test(`a template's chunk that is missing (${JSON.stringify(fault)}): a full page load of the target`, async ({
    page,
    server,
    recording,
    quietConsole,
  }) => {
    quietConsole.allow(/chunk|MIME type|Unexpected token/i);
    const chunks = server.fail(/^\/_next\/static\/chunks\/.*\.js$/, fault);
    const document = server.fail(exactly(imprint), { kind: 'hold' });
    recording.clear();
    await follow(page, `${imprint}?a=1#contact`);
    await expect.poll(document.hits).toBe(1);
    chunks.remove();
    document.release();
    await expect(page).toHaveURL(`${imprint}?a=1#contact`);
    await expectHeading(page, 'Legal notice');
    await waitForRuntime(page);
    expect(recording.documents()).toEqual([`${imprint}?a=1`]);
    await page.goBack();
    await expectHeading(page, /Payment Services Directive 2/);
  });
}

for (const fault of [{ kind: 'rewrite', rewrite: () => '<!doctype html>' }, { kind: 'hold' }] as const) {
  test(`a template's chunk that never comes to anything (${JSON.stringify(fault)}): a full page load of the target in the end`, async ({
    page,
    server,
    quietConsole,
  }) => {
    quietConsole.allow(/chunk|MIME type|Unexpected token/i);
    await page.clock.install();
    await visit(page, article);
    const chunks = server.fail(/^\/_next\/static\/chunks\/.*\.js$/, fault);
    const document = server.fail(exactly(imprint), { kind: 'hold' });
    await follow(page, imprint);
    await expect.poll(chunks.hits).toBeGreaterThan(0);
    // The chunk is asked for beside the page data, and given up some time after them: that may not have begun yet.
    await expect(async () => {
      await page.clock.fastForward(60_000);
      await expect.poll(document.hits, { timeout: 1000 }).toBe(1);
    }).toPass();
    chunks.remove();
    document.release();
    await expectHeading(page, 'Legal notice');
  });
}

test('page data that its template cannot show: a full page load, and no loop', async ({
  page,
  server,
  recording,
  quietConsole,
}) => {
  quietConsole.allow(/error|uncaught/i);
  server.fail(pageData(imprint), {
    kind: 'rewrite',
    rewrite: (body) =>
      JSON.stringify({
        ...(JSON.parse(body) as { result: object }),
        result: { ...(JSON.parse(body) as { result: object }).result, data: {} },
      }),
  });
  recording.clear();
  await follow(page, imprint);
  await expectHeading(page, 'Legal notice');
  await waitForRuntime(page);
  expect(recording.documents()).toEqual([imprint]);
});

test('a document whose scripts fail, each in turn, keeps its text and its links', async ({
  page,
  server,
  quietConsole,
}) => {
  quietConsole.allow(/./);
  const scripts = findLateScripts(readExported(`${imprint}index.html`));
  // A route of any kind turns the browser's cache off, which has most of the scripts by now.
  await page.route('**/never', (route) => route.abort());
  let failed = 0;
  for (const script of scripts) {
    const rule = server.fail(exactly(script), { kind: 'status', status: 404 });
    await page.goto(imprint, { waitUntil: 'networkidle' });
    await expect(page.locator('main h1'), script).toHaveText('Legal notice');
    await page
      .locator('footer a[href="/en/license/"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page, script).toHaveURL('/en/license/');
    await expect(page.locator('main h1'), script).toHaveText(/licence/i);
    failed += Math.sign(rule.hits());
    rule.remove();
  }
  expect(scripts.length).toBeGreaterThan(2);
  expect(failed).toBe(scripts.length);
});
