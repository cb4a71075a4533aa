import { expect, type Page } from '@playwright/test';

type Focus = {
  /** Whether the wanted element has the focus. */
  readonly isThere: boolean;
  readonly text: string;
  /** What is wrong with how it is seen. */
  readonly fault: string;
};

/** Judges the focused element in the page: in the window, under nothing, and with an outline. */
function judgeFocus(wanted: string): Focus {
  const element = document.activeElement ?? document.body;
  const isThere = element.matches(wanted);
  const text = `${element.localName} ${(element.textContent ?? '').trim().slice(0, 60)}`;
  // After the last element the focus leaves the page.
  if (element === document.body) return { isThere, text, fault: '' };
  const box = element.getClientRects()[0] ?? new DOMRect();
  const { left, width, top, bottom } = box;
  const isInside = left >= 0 && top >= 0 && width > 0 && bottom <= innerHeight + 1;
  const covers = [top + 2, bottom - 2].map((y) =>
    document.elementFromPoint(left + Math.min(width, 12) / 2, y),
  );
  const isCovered = !covers.every((found) => found && (element.contains(found) || found.contains(element)));
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const faults = {
    [`is not in the window (${Math.round(left)}, ${Math.round(top)})`]: !isInside,
    [`is covered by ${covers.map((found) => found?.localName ?? 'nothing').join(', ')}`]: isCovered,
    'has no outline': outlineStyle === 'none' || outlineWidth === '0px',
  };
  const fault = Object.keys(faults).filter((name) => faults[name]);
  return { isThere, text, fault: fault.join('; ') };
}

/** Presses a key until an element has the focus; what has it can be seen at every step. */
export async function walkTo(page: Page, selector: string, key = 'Tab', most = 90): Promise<void> {
  const read = (): Promise<Focus> => page.evaluate(judgeFocus, selector);
  let focus = await read();
  for (let step = 0; step < most && !focus.isThere; step += 1) {
    await page.keyboard.press(key);
    focus = await read();
    if (focus.fault === '') continue;
    // The header or the page may be moving.
    const { text } = focus;
    await expect
      .poll(async () => (focus = await read()).fault, { message: `the focus on "${text}"` })
      .toBe('');
  }
  expect(focus.isThere, `${key} leads to ${selector}, not only to "${focus.text}"`).toBe(true);
}
