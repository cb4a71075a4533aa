/**
 * Finds a point to press on an element, once it has stopped moving and is not covered. Runs in the page, so it is
 * self-contained.
 *
 * @param text part of the element's text; the first visible match is used
 * @returns null if there is no such point yet
 */
export async function findPoint(selector: string, text: string): Promise<readonly [number, number] | null> {
  const element = [...document.querySelectorAll(selector)].find(
    (candidate) => candidate.checkVisibility() && candidate.textContent.includes(text),
  );
  if (!element) return null;
  const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
  // The middle of a link over two lines may be outside it.
  const readPlace = (): DOMRect => element.getClientRects()[0] ?? element.getBoundingClientRect();
  const toCentre = (): void => element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const isInside = ({ top, bottom }: DOMRect): boolean => top >= 0 && bottom <= innerHeight;
  if (!isInside(readPlace())) toCentre();
  await frame();
  const before = readPlace();
  await frame();
  const { left, top, width, height } = readPlace();
  if (before.left !== left || before.top !== top) return null;
  const point = [Math.round(left + width / 2), Math.round(top + height / 2)] as const;
  const hit = document.elementFromPoint(...point);
  if (element.contains(hit) || hit?.contains(element) === true) return point;
  // It may be covered by a fixed bar.
  toCentre();
  return null;
}
