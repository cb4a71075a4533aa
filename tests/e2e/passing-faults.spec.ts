import type { Fault } from '#tests/support/playwright/fault-server';
import {
  article,
  count,
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
} from '#tests/support/playwright/fault-fixtures';
import { follow, markDocument } from '#tests/support/playwright/site-fixtures';

test.beforeEach(startAtArticle);

const passing: readonly (readonly [string, Fault])[] = [
  ['503', { kind: 'status', status: 503 }],
  ['502', { kind: 'status', status: 502 }],
  ['a connection that breaks', { kind: 'drop' }],
  ['a body that breaks off', { kind: 'cut' }],
];

for (const [name, fault] of passing) {
  for (const times of [1, 2, 3]) {
    test(`${name}, ${times} times: ${times + 1} requests, then the page`, async ({
      page,
      server,
      recording,
    }) => {
      const isSameDocument = await markDocument(page);
      server.fail(pageData(imprint), fault, { times });
      recording.clear();
      await follow(page, imprint);
      await expectHeading(page, 'Legal notice');
      await expect(page).toHaveURL(imprint);
      expect(count(recording.paths(), pageDataPath(imprint))).toBe(times + 1);
      expect(await isSameDocument()).toBe(true);
    });
  }

  test(`${name} for good: four requests, a full page load, and Back returns`, async ({
    page,
    server,
    recording,
  }) => {
    server.fail(pageData(imprint), fault);
    recording.clear();
    await follow(page, `${imprint}?a=1&b=2#contact`);
    await expectHeading(page, 'Legal notice');
    await expect(page).toHaveURL(`${imprint}?a=1&b=2#contact`);
    expect(count(recording.paths(), pageDataPath(imprint))).toBe(4);
    expect(recording.documents()).toEqual([`${imprint}?a=1&b=2`]);
    await page.goBack();
    await expectHeading(page, /Payment Services Directive 2/);
    await expect(page).toHaveURL(article);
  });
}

const spoiled: readonly (readonly [string, (body: string) => string])[] = [
  ['JSON that ends too early', (body) => body.slice(0, body.length / 2)],
  ['a document instead of JSON', () => '<!doctype html><title>Welcome</title>'],
  ['nothing', () => ''],
  ['null', () => 'null'],
  ['JSON without a path', (body) => body.replace('"path":', '"paht":')],
];

for (const [name, rewrite] of spoiled) {
  test(`${name} counts as missing`, async ({ page, server, recording, errors, quietConsole }) => {
    quietConsole.allow(/^error: page resources for/);
    server.fail(pageData(imprint), { kind: 'rewrite', rewrite });
    server.fail(pageData(missing), { kind: 'rewrite', rewrite });
    recording.clear();
    await follow(page, missing);
    await expectHeading(page, notFound);
    expect(errors).toContain(resourcesMissing(missing));
    expect(recording.documents()).toEqual([]);
    await follow(page, imprint);
    await expectHeading(page, 'Legal notice');
    expect(recording.documents()).toEqual([imprint]);
    expect(count(recording.paths(), pageDataPath(imprint))).toBe(1);
  });
}
