import { findLateScripts, findStarter } from '#lib/next/late-scripts';
import { readExported } from '#tests/support/exported';
import { expect, expectHeading, imprint, test } from '#tests/support/playwright/fault-fixtures';
import { waitForRuntime } from '#tests/support/playwright/site-fixtures';

const start = '/en/glossary/';
const terms = '/en/terms-of-use/';

test.use({ prefetching: true });

test('links are full page loads until the most frequent template is loaded', async ({
  page,
  server,
  recording,
}) => {
  const html = readExported(`${start}index.html`);
  const first = [...findStarter(html), ...findLateScripts(html)].map((address) => address.split('/').at(-1));
  const others = server.fail(new RegExp(`/chunks/(?!${first.join('|')})`), { kind: 'hold' });
  await page.goto(start);
  // The runtime has started.
  await expect.poll(others.hits).toBeGreaterThan(0);
  recording.clear();
  await page.locator(`footer a[href="${imprint}"]`).click();
  await expectHeading(page, 'Legal notice');
  expect(recording.documents()).toEqual([imprint]);
  others.release();
  await waitForRuntime(page);
  await page.locator(`footer a[href="${terms}"]`).click();
  await expectHeading(page, 'Terms of use');
  expect(recording.documents()).toEqual([imprint]);
});
