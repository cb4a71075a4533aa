/** Events that end a press besides `mouseup`, which a drag or leaving the window suppresses. */
const otherEnds = ['dragend', 'blur', 'keydown'] as const;

/**
 * Creates a function that runs a callback at once or, while a mouse button or finger is down, after the click: a layout
 * shift between press and release would lose the click. Browsers move the focus at `mousedown`, also after a tap.
 *
 * @param signal removes the listeners; pending callbacks are dropped
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
  // The click event follows in the same task.
  window.addEventListener('mouseup', () => setTimeout(end), options);
  for (const name of otherEnds)
    window.addEventListener(name, ({ target }) => (name !== 'blur' || target === window) && end(), options);
  return (act) => {
    if (isPressed) waiting.add(act);
    else act();
  };
}
