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

const broken = 'Something went wrong on our side';
test.beforeEach(startAtArticle);

test.describe('page data that is not there', () => {
  test('of a page whose HTML is: asks for it with HEAD, then loads it in full', async ({
    page,
    server,
    recording,
  }) => {
    server.fail(pageData(imprint), { kind: 'status', status: 404 });
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
  });

  test('of no page: the 404 page stands under the address, without a full load', async ({
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
    expect(recording.documents()).toEqual([]);
    expect(windows).toEqual([]);
  });

  test('the 404 page is in the language of the address, and leads on and back', async ({
    page,
    recording,
    quietConsole,
  }) => {
    quietConsole.allow(/^error: page resources for/);
    recording.clear();
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
    await expectHeading(page, /Payment Services Directive 2/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(recording.documents()).toEqual([]);
  });

  test('nor that of the 404 page: a full page load, and no loop', async ({
    page,
    server,
    recording,
    quietConsole,
  }) => {
    quietConsole.allow(/^error: page resources for/);
    server.fail(/\/404(\.html)?\/page-data\.json$/, { kind: 'status', status: 404 });
    recording.clear();
    await follow(page, missing);
    await expectHeading(page, notFound);
    await expect(page).toHaveURL(missing);
    await visit(page, imprint);
    expect(recording.documents()).toEqual([missing, imprint]);
  });
});

test.describe('a server at fault', () => {
  for (const [path, heading] of [
    [imprint, broken],
    ['/de/imprint/', 'Bei uns ist etwas schiefgegangen'],
  ] as const) {
    test(`shows the 500 page under ${path}, and asks once`, async ({ page, server, recording }) => {
      server.fail(pageData(path), { kind: 'status', status: 500 });
      recording.clear();
      await follow(page, path);
      await expectHeading(page, heading);
      await expect(page).toHaveURL(path);
      await expect(page.locator('html')).toHaveAttribute('lang', path.slice(1, 3));
      expect(count(recording.paths(), pageDataPath(path))).toBe(1);
      expect(recording.documents()).toEqual([]);
      await page.goBack();
      await expectHeading(page, /Payment Services Directive 2/);
    });
  }

  test('and healed: the same link, clicked again, shows the page', async ({ page, server }) => {
    const rule = server.fail(pageData(imprint), { kind: 'status', status: 500 });
    await follow(page, imprint);
    await expectHeading(page, broken);
    rule.remove();
    await follow(page, imprint);
    await expectHeading(page, 'Legal notice');
    await expect(page).toHaveURL(imprint);
  });

  for (const status of [404, 500] as const) {
    test(`without a 500 page (${status}): a full page load, and no loop`, async ({
      page,
      server,
      recording,
    }) => {
      server.fail(pageData(imprint), { kind: 'status', status: 500 });
      server.fail(exactly('/page-data/en/500.html/page-data.json'), { kind: 'status', status });
      recording.clear();
      await follow(page, imprint);
      await expectHeading(page, 'Legal notice');
      await visit(page, article);
      expect(recording.documents()).toEqual([imprint, article]);
    });
  }
});
