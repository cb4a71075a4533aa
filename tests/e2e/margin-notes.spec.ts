import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/playwright/site-fixtures';

test.use({ viewport: { width: 1440, height: 900 } });

/** Positions of all margin notes and their lines, in px. */
function readNotes(): {
  name: string;
  top: number;
  bottom: number;
  left: number;
  right: number;
  line: number;
}[] {
  return [...document.querySelectorAll<HTMLElement>('.footnotes li[data-note]')].map((note) => {
    const place = note.dataset['note'] ?? '';
    const reference = document.querySelector(`main :not(li)[data-note="${place}"]`);
    const { top, bottom, left, right } = note.getBoundingClientRect();
    return { name: place, top, bottom, left, right, line: reference?.getBoundingClientRect().top ?? NaN };
  });
}

/** Boxes of text, tables and figures, which notes must not overlap. */
function readText(): { top: number; bottom: number; left: number; right: number }[] {
  return [
    ...document.querySelectorAll('.has-margin > :is(p, ul, ol, h2, h3, .table-frame), main figure'),
  ].map((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return { top, bottom, left, right };
  });
}

/** Each note is beside its line or directly below the previous note, without overlaps. */
async function expectInPlace(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  const notes = await page.evaluate(readNotes);
  expect(notes.length).toBeGreaterThan(1);
  for (const [index, note] of notes.entries()) {
    const before = notes[index - 1];
    expect(note.top, `${note.name} above its line`).toBeGreaterThan(note.line - 16);
    if (note.top > note.line + 40)
      expect(note.top - (before?.bottom ?? -Infinity), `${note.name} away from its line`).toBeLessThan(32);
    if (before) expect(note.top, `${note.name} on ${before.name}`).toBeGreaterThan(before.bottom);
  }
  const text = await page.evaluate(readText);
  const covered = notes.filter((note) =>
    text.some(
      (box) =>
        note.left < box.right && box.left < note.right && note.top < box.bottom && box.top < note.bottom,
    ),
  );
  expect(covered).toEqual([]);
}

test('each margin note is beside its line or directly below the previous note, without overlaps', async ({
  page,
}) => {
  for (const path of [
    '/en/publications/kyc-guide/',
    '/de/publications/kyc-guide/',
    '/en/glossary/payment-services-directive-2/',
    '/de/glossary/anti-money-laundering/',
  ])
    await test.step(path, () => expectInPlace(page, path));
});
