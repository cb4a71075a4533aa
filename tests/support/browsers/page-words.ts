import { expect } from '@playwright/test';
import type { Visitor } from './visitor';

/** Waits for a heading. */
export const expectHeading = (visitor: Visitor, heading: string): Promise<void> =>
  expect.poll(() => readText(visitor, 'h1')).toContain(heading);

/** Waits for a URL. */
export const expectAddress = (visitor: Visitor, address: string): Promise<void> =>
  expect.poll(() => visitor.glance(() => location.pathname + location.search + location.hash)).toBe(address);

/** Text of the first visible element of a selector, without soft hyphens; null if there is none. */
export const readText = (visitor: Visitor, selector: string): Promise<string | null> =>
  visitor.glance(
    (wanted) =>
      [...document.querySelectorAll(wanted)]
        .find((element) => element.checkVisibility())
        ?.textContent.replaceAll('\u00ad', '') ?? '',
    selector,
  );

/** Number of visible elements of a selector. */
export const countVisible = (visitor: Visitor, selector: string): Promise<number | null> =>
  visitor.glance(
    (wanted) => [...document.querySelectorAll(wanted)].filter((element) => element.checkVisibility()).length,
    selector,
  );

/** Whether an element of a selector has the focus. */
export const hasFocus = (visitor: Visitor, selector: string): Promise<boolean | null> =>
  visitor.glance((wanted) => document.activeElement?.matches(wanted) === true, selector);

/** Marks the document, to distinguish full loads from soft navigations. */
export async function markDocument(visitor: Visitor): Promise<() => Promise<boolean>> {
  await visitor.read(() => {
    (window as unknown as { marked: boolean }).marked = true;
  });
  return () => visitor.read(() => (window as unknown as { marked?: boolean }).marked === true);
}

/** Refuses consent and waits until the popup has closed. */
export async function refuse(visitor: Visitor): Promise<void> {
  await visitor.click('[role="dialog"] button', 'Refuse all');
  await expect.poll(() => countVisible(visitor, '[role="dialog"]')).toBe(0);
}
