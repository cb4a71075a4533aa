/** Inputs by which visitors decide themselves where the page stands. */
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click'] as const;

let watching = new AbortController();

/**
 * Scrolls on to a position at the end of a page that is still too short for it: what comes after the page, such as the
 * question for consent, adds to its height. Ends when the position is reached, at the visitor's first input, and when
 * it is called for another place.
 *
 * @param position vertical position in CSS pixels
 */
export function keepPlace(window: Window & typeof globalThis, position: number): void {
  watching.abort();
  const { scrollHeight } = window.document.documentElement;
  const isReached = (): boolean => window.scrollY >= position - 1;
  if (isReached() || window.scrollY + window.innerHeight < scrollHeight - 1) return;
  const ending = (watching = new AbortController());
  const observer = new window.ResizeObserver(() => {
    window.scrollTo({ top: position, behavior: 'instant' });
    if (isReached()) ending.abort();
  });
  ending.signal.addEventListener('abort', () => observer.disconnect());
  for (const input of inputs)
    window.addEventListener(input, () => ending.abort(), {
      capture: true,
      passive: true,
      signal: ending.signal,
    });
  observer.observe(window.document.documentElement);
}
