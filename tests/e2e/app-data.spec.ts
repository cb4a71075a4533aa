import type { Fault } from '#tests/support/playwright/fault-server';
import {
  appData,
  article,
  expect,
  expectHeading,
  imprint,
  test,
  visit,
} from '#tests/support/playwright/fault-fixtures';
import { follow } from '#tests/support/playwright/site-fixtures';

const terms = '/en/terms-of-use/';
const headings = {
  [article]: /Payment Services Directive 2/,
  [imprint]: 'Legal notice',
  [terms]: 'Terms of use',
};

const unknown: readonly (readonly [string, Fault])[] = [
  ['missing', { kind: 'status', status: 404 }],
  ['at fault', { kind: 'status', status: 500 }],
  ['out of reach', { kind: 'drop' }],
  ['no JSON', { kind: 'rewrite', rewrite: () => '<!doctype html>' }],
  ['without a hash', { kind: 'rewrite', rewrite: () => '{}' }],
];

for (const [name, fault] of unknown) {
  test(`app data that is ${name} stops no navigation`, async ({ page, server, recording, errors }) => {
    server.fail(appData, fault);
    await visit(page, article);
    recording.clear();
    for (const target of [imprint, terms, article, imprint] as const) {
      await follow(page, target);
      await expectHeading(page, headings[target]);
      await expect(page).toHaveURL(target);
    }
    expect(recording.documents()).toEqual([]);
    expect(errors.filter((error) => !error.startsWith('Failed to load resource'))).toEqual([]);
  });
}

test('app data that never answers stops no navigation', async ({ page, server, recording }) => {
  await visit(page, article);
  server.fail(appData, { kind: 'hold' });
  recording.clear();
  await follow(page, imprint);
  await expectHeading(page, 'Legal notice');
  expect(recording.documents()).toEqual([]);
});
