import { expect, test } from '#tests/support/browsers/fixtures';
import { countVisible, expectAddress, hasFocus, readText, refuse } from '#tests/support/browsers/page-words';
import type { Visitor } from '#tests/support/browsers/visitor';

const dialog = '[role="dialog"]';

const readStatuses = (visitor: Visitor): Promise<Readonly<Record<string, number>> | null> =>
  visitor.read(
    () =>
      (
        JSON.parse(localStorage.getItem('stellwerk-consent') ?? 'null') as {
          readonly statuses: Readonly<Record<string, number>>;
        } | null
      )?.statuses ?? null,
  );

test('nothing is stored before a choice; a refusal is stored, survives a reload, and is not asked for again', async ({
  visitor,
}) => {
  await visitor.visit('/en/');
  await expect.poll(() => readText(visitor, `${dialog} h2`)).toContain('May we count visits');
  await expect.poll(() => hasFocus(visitor, `${dialog} h2`)).toBe(true);
  expect(await visitor.read(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
    0,
    0,
    '',
  ]);
  await refuse(visitor);
  const refused = { analytics: 0, remarketing: 0 };
  expect(await readStatuses(visitor)).toEqual(refused);
  await visitor.reload();
  expect(await readStatuses(visitor)).toEqual(refused);
  await visitor.click('footer a', 'Security');
  await expectAddress(visitor, '/en/security/');
  expect(await countVisible(visitor, dialog)).toBe(0);
});

test('the footer link opens the settings by mouse and keyboard, and a choice by category is stored', async ({
  visitor,
}) => {
  await visitor.visit('/en/');
  await refuse(visitor);
  await visitor.click('footer [data-consent-settings]');
  await expect.poll(() => readText(visitor, `${dialog} h2`)).toBe('Privacy settings');
  await expect.poll(() => hasFocus(visitor, `${dialog} h2`)).toBe(true);
  await visitor.press('Escape');
  await expect.poll(() => countVisible(visitor, dialog)).toBe(0);
  expect(await hasFocus(visitor, 'footer [data-consent-settings]')).toBe(true);
  await visitor.press('Enter');
  await visitor.click(`${dialog} label`, 'Analytics');
  await visitor.click(`${dialog} button`, 'Save choice');
  await expect.poll(() => countVisible(visitor, dialog)).toBe(0);
  expect(await readStatuses(visitor)).toEqual({ analytics: 1, remarketing: 0 });
});
