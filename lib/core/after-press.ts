/** What ends a press beside `mouseup`, which dragging and leaving the window swallow. */
const otherEnds = ['dragend', 'blur', 'keydown'] as const;

/**
 * Makes a function that runs what it is given at once, or, while a mouse button or a finger is down, once
 * the click is done: what moves the page between press and release takes the click away. Browsers move
 * the focus at `mousedown`, after a tap as well.
 *
 * @param signal ends the listening; what waits then is dropped
 */
export function createAfterPress(window: Window, signal: AbortSignal): (act: () => void) => void {
  const waiting = new Set<() => void>();
  let isPressed = false;
  const end = (): void => {
    isPressed = false;
    const acts = [...waiting];
    waiting.clear();
    if (!signal.aborted) for (const act of acts) act();
  };
  const options = { signal, capture: true };
  window.addEventListener('mousedown', () => (isPressed = true), options);
  // The click follows in the same turn.
  window.addEventListener('mouseup', () => setTimeout(end), options);
  for (const name of otherEnds)
    window.addEventListener(name, ({ target }) => (name !== 'blur' || target === window) && end(), options);
  return (act) => {
    if (isPressed) waiting.add(act);
    else act();
  };
}
