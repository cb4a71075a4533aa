import {
  article,
  count,
  exactly,
  expect,
  expectHeading,
  imprint,
  missing,
  notFound,
  pageData,
  pageDataPath,
  resourcesMissing,
  startAtArticle,
  test,
  visit,
} from '#tests/support/playwright/fault-fixtures';
import { follow } from '#tests/support/playwright/site-fixtures';

const psd = /Payment Services Directive 2/;
test.beforeEach(startAtArticle);

test('missing page data: the 404 page of the language, if there is no document either', async ({
  page,
  recording,
  errors,
  quietConsole,
}) => {
  quietConsole.allow(/^error: page resources for/);
  const windows: unknown[] = [];
  page.on('dialog', (dialog) => windows.push(dialog));
  page.on('popup', (popup) => windows.push(popup));
  recording.clear();
  await follow(page, `${missing}?a=1#b`);
  await expectHeading(page, notFound);
  await expect(page).toHaveURL(`${missing}?a=1#b`);
  await expect(page).toHaveTitle('Page not found | Stellwerk');
  expect(errors).toContain(resourcesMissing(missing));
  await follow(page, '/de/gibt-es-nicht/');
  await expectHeading(page, 'Seite nicht gefunden');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('banner')).toContainText('Leistungen');
  await page.locator('main a[href="/de/glossary/"]').click();
  await expectHeading(page, 'Glossar');
  await page.goBack();
  await expectHeading(page, 'Seite nicht gefunden');
  await expect(page).toHaveURL('/de/gibt-es-nicht/');
  await page.goBack();
  await expectHeading(page, notFound);
  await page.goBack();
  await expectHeading(page, psd);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(recording.documents()).toEqual([]);
  expect(windows).toEqual([]);
});

test('missing page data: a full page load if there is a document or no 404 page, without a loop', async ({
  page,
  server,
  recording,
  quietConsole,
}) => {
  quietConsole.allow(/^error: page resources for/);
  const rule = server.fail(pageData(imprint), { kind: 'status', status: 404 });
  recording.clear();
  await follow(page, `${imprint}?a=1#contact`);
  await expectHeading(page, 'Legal notice');
  await expect(page).toHaveURL(`${imprint}?a=1#contact`);
  expect(recording.documents()).toEqual([`${imprint}?a=1`]);
  expect(count(recording.paths(), pageDataPath(imprint))).toBe(1);
  const asked = server
    .received()
    .filter(({ path }) => path === imprint)
    .map(({ method }) => method);
  expect(asked).toEqual(['HEAD', 'GET']);
  rule.remove();
  server.fail(/\/404(\.html)?\/page-data\.json$/, { kind: 'status', status: 404 });
  await visit(page, article);
  recording.clear();
  await follow(page, missing);
  await expectHeading(page, notFound);
  await expect(page).toHaveURL(missing);
  await visit(page, imprint);
  expect(recording.documents()).toEqual([missing, imprint]);
});

test('a server at fault shows the 500 page of the language, asks once, and healed the same link shows the page', async ({
  page,
  server,
  recording,
}) => {
  const rules = [imprint, '/de/imprint/'].map((path) =>
    server.fail(pageData(path), { kind: 'status', status: 500 }),
  );
  recording.clear();
  for (const [path, heading] of [
    [imprint, 'Something went wrong on our side'],
    ['/de/imprint/', 'Bei uns ist etwas schiefgegangen'],
  ] as const) {
    await follow(page, path);
    await expectHeading(page, heading);
    await expect(page).toHaveURL(path);
    await expect(page.locator('html')).toHaveAttribute('lang', path.slice(1, 3));
    expect(count(recording.paths(), pageDataPath(path))).toBe(1);
    await page.goBack();
    await expectHeading(page, psd);
  }
  await follow(page, imprint);
  await expectHeading(page, 'Something went wrong on our side');
  for (const rule of rules) rule.remove();
  await follow(page, imprint);
  await expectHeading(page, 'Legal notice');
  await expect(page).toHaveURL(imprint);
  expect(recording.documents()).toEqual([]);
});

test('a server error without a 500 page: a full page load, without a loop', async ({
  page,
  server,
  recording,
}) => {
  server.fail(pageData(imprint), { kind: 'status', status: 500 });
  server.fail(exactly('/page-data/en/500.html/page-data.json'), { kind: 'status', status: 500 });
  recording.clear();
  await follow(page, imprint);
  await expectHeading(page, 'Legal notice');
  await visit(page, article);
  expect(recording.documents()).toEqual([imprint, article]);
});
