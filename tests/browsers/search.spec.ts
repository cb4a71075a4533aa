import { expect, test } from '#tests/support/browsers/fixtures';
import {
  countVisible,
  expectAddress,
  hasFocus,
  markDocument,
  readText,
  refuse,
} from '#tests/support/browsers/page-words';

test('the dialog searches while typing; a result is opened by keyboard and soft navigation', async ({
  visitor,
}) => {
  await visitor.visit('/en/');
  await refuse(visitor);
  const isSameDocument = await markDocument(visitor);
  await visitor.click('header a[data-search]');
  await expect.poll(() => hasFocus(visitor, 'dialog[open] [type=search]')).toBe(true);
  await visitor.type('direct debit');
  await expect.poll(() => readText(visitor, 'dialog[open] [role="status"]')).toContain('“direct debit”');
  await visitor.press('ArrowDown');
  await expect.poll(() => hasFocus(visitor, 'dialog[open] [data-result]')).toBe(true);
  const href = await visitor.read(() => document.activeElement?.getAttribute('href') ?? '');
  await visitor.press('Enter');
  await expectAddress(visitor, href);
  await expect.poll(() => countVisible(visitor, 'dialog[open]')).toBe(0);
  expect(await isSameDocument()).toBe(true);
});

test('the search page updates its URL, which restores the results', async ({ visitor }) => {
  await visitor.visit('/de/search/');
  await visitor.click('[role="dialog"] button', 'Alles ablehnen');
  await visitor.click('main [type=search]');
  await visitor.type('Entgelte');
  await expect.poll(() => readText(visitor, 'main [role="status"]')).toMatch(/^\d+ Treffer für „Entgelte“$/);
  await expectAddress(visitor, '/de/search/?q=Entgelte');
  await visitor.reload();
  await expect.poll(() => countVisible(visitor, 'main [data-result]')).toBeGreaterThan(0);
  await expect.poll(() => readText(visitor, 'main mark')).toMatch(/^Entgelt/);
});
