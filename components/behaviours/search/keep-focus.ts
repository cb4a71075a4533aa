/**
 * Prints results anew without losing a visitor who stands among them: on the same page's link where it is found again,
 * else on the first result, else in the field.
 *
 * @param place where they are printed
 */
export function keepFocus(place: HTMLElement, field: HTMLElement, print: () => void): void {
  const before = document.activeElement;
  const wasInside = place.contains(before);
  print();
  if (!wasInside || place.contains(document.activeElement)) return;
  const results = [...place.querySelectorAll<HTMLElement>('[data-result]')];
  const href = before?.getAttribute('href');
  (results.find((result) => result.getAttribute('href') === href) ?? results[0] ?? field).focus();
}
