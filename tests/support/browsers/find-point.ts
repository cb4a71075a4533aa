/**
 * Where to press an element, once it stands still and nothing lies over it. Runs in the page, and so
 * refers to nothing outside itself.
 *
 * @param text part of what the element says; the first visible one is taken
 * @returns null while there is no such place
 */
export async function findPoint(selector: string, text: string): Promise<readonly [number, number] | null> {
  const element = [...document.querySelectorAll(selector)].find(
    (candidate) => candidate.checkVisibility() && candidate.textContent.includes(text),
  );
  if (!element) return null;
  const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
  // Of a link over two lines the middle may lie beside it.
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
  // What covers it may be a bar that does not scroll.
  toCentre();
  return null;
}
