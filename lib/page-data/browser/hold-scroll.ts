/** Events by which visitors take control of the scroll position. */
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click'] as const;

let watching = new AbortController();

/**
 * Keeps scrolling to a position while the page is still too short for it, because late content, such as the consent
 * banner, adds to its height. Stops when the position is reached, at the first user input, and at the next call.
 *
 * @param position vertical position in CSS pixels
 */
export function holdScroll(window: Window & typeof globalThis, position: number): void {
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
